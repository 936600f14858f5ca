import { describe, expect, it } from "vitest";
import { addressErrors } from "./address-errors.ts";
import { type CheckoutDraft, emptyDraft, recipientOf } from "./checkout-draft.ts";

const billing = {
	firstName: "Emma",
	lastName: "Grünwald",
	company: "",
	street: "Lindenallee 7",
	postalCode: "80331",
	city: "München",
	country: "DE",
	postNumber: "",
};
const draft: CheckoutDraft = {
	...emptyDraft("DE"),
	contact: { email: "emma@example.org", phone: "" },
	billing,
};

describe("errors of the address step", () => {
	it("[orders.O8] finds none in a full draft, whatever lies in an address that does not count", () => {
		expect(addressErrors(draft, ["DE"])).toEqual({});
	});

	it("[orders.O8] names every bad field at once under the name it is posted with", () => {
		const errors = addressErrors(
			{
				...draft,
				contact: { email: "emma", phone: "" },
				billing: { ...billing, postalCode: "8033", city: " " },
				isShippingElsewhere: true,
				shipping: { ...billing, lastName: "", street: "x".repeat(81) },
			},
			["DE"],
		);
		expect(errors).toEqual({
			"contact.email": { code: "email_invalid" },
			"billing.postalCode": { code: "postal_code_invalid" },
			"billing.city": { code: "required" },
			"shipping.lastName": { code: "required" },
			"shipping.street": { code: "too_long", max: 80 },
		});
	});

	it("[orders.O8] refuses a country the market does not deliver to, although it is one", () => {
		const abroad = { ...draft, billing: { ...billing, country: "AT", postalCode: "1010" } };
		expect(addressErrors(abroad, ["DE"])).toEqual({ "billing.country": { code: "country_not_served" } });
	});
});

describe("what is sent to the checkout door", () => {
	it("leaves out what is empty and optional, and an address that does not count", () => {
		const { company: _, postNumber: _number, ...plain } = billing;
		expect(recipientOf(draft)).toEqual({ contact: { email: "emma@example.org" }, billing: plain });
	});

	it("keeps company, post number, phone and the other address when they are there", () => {
		const shipping = { ...billing, company: "Weiß & Töchter", postNumber: "12345678" };
		const full = {
			...draft,
			contact: { email: "emma@example.org", phone: "+49 341 1" },
			isShippingElsewhere: true,
			shipping,
		};
		expect(recipientOf(full)).toMatchObject({ contact: { phone: "+49 341 1" }, shipping });
	});
});
