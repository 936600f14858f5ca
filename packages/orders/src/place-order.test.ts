import {
	buildAddress,
	buildLine,
	buildOrder,
	buildOrderRequest,
	buildPricedCart,
	builtInList,
	plainCard,
	sequentialIds,
} from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { type PlaceOrderRequest, placeOrder } from "./place-order.ts";

function place(overrides: Partial<PlaceOrderRequest>) {
	return placeOrder(buildOrderRequest(overrides), {
		now: "2026-11-17T09:00:00.000Z",
		orderNumber: "26-100042",
		newId: sequentialIds("order-line"),
	});
}

function refused(error: object) {
	return { ok: false, error };
}

describe("a granted order", () => {
	test("[orders.O12] freezes the line with its quote and starts every state", () => {
		const order = buildOrder();
		expect(order).toMatchObject({
			number: "26-100042",
			cartId: "cart-1",
			channel: "papiervogel",
			market: "de",
			locale: "de-DE",
			placedAt: "2026-11-17T09:00:00.000Z",
			payment: { method: "invoice", state: "open" },
			subtotal: { amount: 8450, currency: "eur" },
			charges: [{ code: "shipping.standard", quantity: 1, unit: 499, amount: 499 }],
			total: { amount: 8949, currency: "eur" },
			vat: [{ rate: 190, net: 7520, amount: 1429 }],
			priceListId: builtInList().id,
		});
		expect(order.lines).toMatchObject([
			{
				id: "order-line-1",
				designId: "design-1",
				revision: 3,
				configuration: plainCard,
				quantity: 50,
				quote: { unit: 169, total: 8450 },
				production: "preparing",
				delivery: "pending",
			},
		]);
	});

	test("[orders.O13] every line carries the date of the parcel", () => {
		const foil = buildLine({ id: "line-2", configuration: { ...plainCard, refinementType: "gold" } });
		const order = buildOrder({ priced: buildPricedCart(buildLine(), foil) });
		expect(order.deliveries).toEqual([
			{ carriage: "parcel", date: "2026-11-26", lines: ["order-line-1", "order-line-2"] },
		]);
	});

	test("[orders.O8] stores addresses without stray spaces and empty fields", () => {
		const order = buildOrder({
			contact: { email: " aenne@example.org ", phone: " " },
			billing: buildAddress({ city: " Berlin ", company: "" }),
		});
		expect(order.contact).toEqual({ email: "aenne@example.org" });
		expect(order.billing).toEqual(buildAddress());
		expect(order).not.toHaveProperty("shipping");
	});

	test("survives JSON", () => {
		const order = buildOrder({ shipping: buildAddress({ company: "Gärtnerei Weiß GmbH" }) });
		expect(JSON.parse(JSON.stringify(order))).toEqual(order);
	});
});

describe("refusals", () => {
	test("[orders.O7] an empty cart", () => {
		expect(place({ priced: buildPricedCart() })).toEqual(refused({ code: "cart_empty" }));
	});

	test("[orders.O8] names every bad field of contact and both addresses at once", () => {
		const result = place({
			contact: { email: "aenne" },
			billing: buildAddress({ lastName: " " }),
			shipping: buildAddress({ postalCode: "1062" }),
		});
		expect(result).toEqual(
			refused({
				code: "address_invalid",
				fields: [
					{ field: "contact.email", code: "email_invalid" },
					{ field: "billing.lastName", code: "required" },
					{ field: "shipping.postalCode", code: "postal_code_invalid" },
				],
			}),
		);
	});

	test("[orders.O12] a cart priced for Germany cannot be sent to Austria", () => {
		const vienna = buildAddress({ country: "AT", postalCode: "1010", city: "Wien" });
		const error = { code: "shipping_not_available", shippingType: "standard", country: "AT" };
		expect(place({ shipping: vienna })).toEqual(refused(error));
		expect(place({ billing: vienna })).toEqual(refused(error));
	});

	test.each([
		["Helgoland", "27498"],
		["Büsingen", "78266"],
	])("[orders.O15] %s is outside the VAT area: nothing is delivered there", (city, postalCode) => {
		const error = { code: "shipping_not_available", shippingType: "standard", country: "DE" };
		expect(place({ shipping: buildAddress({ city, postalCode }) })).toEqual(refused(error));
		expect(place({ billing: buildAddress({ city, postalCode }) })).toEqual(refused(error));
		expect(place({ billing: buildAddress({ city, postalCode }), shipping: buildAddress() }).ok).toBe(true);
	});

	test("[orders.O12] [3.7-9] a cart priced for standard is not sent by express, nor made on the same day", () => {
		const error = { code: "shipping_not_available", country: "DE" };
		expect(place({ shippingType: "express" })).toEqual(refused({ ...error, shippingType: "express" }));
		expect(place({ sameDay: true })).toEqual(refused({ ...error, shippingType: "standard" }));
	});

	test("[orders.O16] the shopper saw a day before the cut-off passed", () => {
		expect(buildOrder().deliveries.map(({ date }) => date)).toEqual(["2026-11-24"]);
		expect(place({ expectedArrival: "2026-11-23" })).toEqual(
			refused({ code: "arrival_changed", arrival: "2026-11-24" }),
		);
		for (const expectedArrival of ["2026-11-24", "2026-11-25"])
			expect(place({ expectedArrival }).ok).toBe(true);
	});

	test("[orders.O17] nothing goes to a Packstation by express", () => {
		const shipping = buildAddress({ street: "Packstation 117", postNumber: "12345678" });
		expect(place({ shipping }).ok).toBe(true);
		expect(place({ shipping, shippingType: "express" })).toEqual(
			refused({
				code: "address_invalid",
				fields: [{ field: "shipping.street", code: "packstation_standard_only" }],
			}),
		);
	});

	test("[orders.O12] an Austrian can have it sent to Germany", () => {
		const vienna = buildAddress({ country: "AT", postalCode: "1010", city: "Wien" });
		expect(place({ billing: vienna, shipping: buildAddress() }).ok).toBe(true);
	});

	test.each([
		["a cent less", { amount: 8948, currency: "eur" }],
		["a cent more", { amount: 8950, currency: "eur" }],
		["another currency", { amount: 8949, currency: "chf" }],
	] as const)("[orders.O10] the shopper saw %s", (_, expectedTotal) => {
		expect(place({ expectedTotal })).toEqual(
			refused({ code: "total_changed", total: { amount: 8949, currency: "eur" } }),
		);
	});

	test("[orders.O11] [1-12] no invoice below 25 €, prepayment always", () => {
		const priced = buildPricedCart(buildLine({ quantity: 5 }));
		expect(priced.total.amount).toBe(1994);
		expect(place({ priced, payment: "invoice" })).toEqual(
			refused({ code: "payment_not_available", allowed: ["prepayment"] }),
		);
		expect(place({ priced, payment: "prepayment" }).ok).toBe(true);
	});

	test("[orders.O11] [1-12] shipping is no goods: it does not lift an order to 25 €", () => {
		const priced = buildPricedCart(buildLine({ quantity: 8 }));
		expect(priced.subtotal.amount).toBeLessThan(2500);
		expect(priced.total.amount).toBeGreaterThan(2500);
		expect(place({ priced, payment: "invoice", expectedTotal: priced.total })).toEqual(
			refused({ code: "payment_not_available", allowed: ["prepayment"] }),
		);
	});

	test("[orders.O9] an address is refused before a changed total", () => {
		const result = place({
			billing: buildAddress({ city: "" }),
			expectedTotal: { amount: 1, currency: "eur" },
		});
		expect(result).toMatchObject({ error: { code: "address_invalid" } });
	});
});
