import { MAX_GIFT_MESSAGE } from "@offizin/orders";
import { describe, expect, it } from "vitest";
import { type AddressField, addressFields, type CheckoutDraft, emptyDraft } from "./checkout-draft.ts";
import { type CheckoutMemory, memoryHeaders, readMemory } from "./checkout-memory.server.ts";

const origin = "https://papiervogel.example";

async function setCookie(memory: CheckoutMemory, from = origin): Promise<string | null> {
	return new Headers(await memoryHeaders(memory, { origin: from, prefix: "", platform: "" })).get(
		"set-cookie",
	);
}

async function roundTrip(memory: CheckoutMemory): Promise<CheckoutMemory> {
	const cookie = (await setCookie(memory))?.split(";")[0] ?? "";
	return readMemory(new Request(origin, { headers: { cookie } }));
}

function filled(letter: string): CheckoutDraft {
	const lengths: Record<AddressField, number> = {
		firstName: 60,
		lastName: 60,
		company: 80,
		street: 80,
		postalCode: 7,
		city: 60,
		country: 2,
		postNumber: 10,
	};
	const values = addressFields.map((field) => [field, letter.repeat(lengths[field])]);
	const address: CheckoutDraft["billing"] = Object.fromEntries(values);
	const contact = { email: "e".repeat(254), phone: letter.repeat(40) };
	return {
		contact,
		...{ billing: address, shipping: address, isShippingElsewhere: true },
		...{ isGift: true, giftMessage: letter.repeat(MAX_GIFT_MESSAGE) },
		...{ pricedFor: "DE", shippingType: "standard", sameDay: false },
		payment: "prepayment",
	};
}

describe("what the checkout remembers", () => {
	it("keeps a draft as it was typed, umlauts, quotes and half-filled fields included", async () => {
		const draft = { ...emptyDraft("DE"), contact: { email: 'ä"; ß', phone: "" } };
		expect(await roundTrip({ draft })).toEqual({ draft });
	});

	it("holds addresses as long as packages/orders allows, and a gift's message, in letters of two bytes", async () => {
		const draft = filled("ü");
		expect(await roundTrip({ draft })).toEqual({ draft });
	});

	it("stores nothing that browsers would drop without a word", async () => {
		expect(await setCookie({ draft: filled("ü".repeat(4)) })).toBeNull();
	});

	it("is for the checkout and for the server alone, and for encrypted lines where there are any", async () => {
		expect(await setCookie({})).toMatch(/Path=\/kasse; HttpOnly; Secure; SameSite=Lax$/);
		expect(await setCookie({}, "http://localhost:3000")).not.toContain("Secure");
	});

	it.each([
		["nothing", undefined],
		["no JSON", "checkout=%%%"],
		["another shape", `checkout=${btoa('{"draft":{"contact":1}}')}`],
		["a way out of the shop", `checkout=${btoa('{"placed":"//evil.example/"}')}`],
	])("takes %s for an empty memory", async (_, cookie) => {
		const request = new Request(origin, cookie === undefined ? {} : { headers: { cookie } });
		expect(await readMemory(request)).toEqual({});
	});
});
