import { describe, expect, it } from "vitest";
import { emptyDraft } from "./checkout-draft.ts";
import { parseAddressStep, parsePaymentStep } from "./draft-form.server.ts";

function form(values: Readonly<Record<string, string | File>>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(values)) data.append(name, value);
	return data;
}

describe("the posted address step", () => {
	it("takes a missing field for an empty one, so that it can be named", () => {
		const { payment: _, shippingType: _type, sameDay: _day, pricedFor: _country, ...empty } = emptyDraft("");
		expect(parseAddressStep(form({}))).toEqual(empty);
	});

	it("reads nested fields, spaces and a ticked box as they were posted", () => {
		const values = { "billing.city": " Köln ", "contact.email": "a@b.de", isShippingElsewhere: "on" };
		expect(parseAddressStep(form(values))).toMatchObject({
			contact: { email: "a@b.de" },
			billing: { city: " Köln " },
			isShippingElsewhere: true,
		});
	});

	it("is not fooled by a file where text belongs", () => {
		expect(parseAddressStep(form({ "billing.city": new File(["x"], "x.txt") }))).toBeUndefined();
	});
});

describe("the posted payment step", () => {
	it("knows no choice, a choice and nonsense apart", () => {
		const plain = { shippingType: "standard", sameDay: false };
		expect(parsePaymentStep(form({}))).toEqual({ ...plain, payment: "" });
		expect(parsePaymentStep(form({ payment: "invoice" }))).toEqual({ ...plain, payment: "invoice" });
		expect(parsePaymentStep(form({ payment: "gold" }))).toBeUndefined();
	});

	it("[3.7-9] reads the way of sending with its surcharge", () => {
		const posted = { way: "express+sameDay", payment: "prepayment" };
		expect(parsePaymentStep(form(posted))).toEqual({
			shippingType: "express",
			sameDay: true,
			payment: "prepayment",
		});
		for (const way of ["pigeon", "express+", "express+now", "+sameDay"])
			expect(parsePaymentStep(form({ way }))).toBeUndefined();
	});
});
