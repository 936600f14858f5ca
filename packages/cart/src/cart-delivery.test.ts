import { plainCard } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { cartDeliveries, cartDelivery } from "./cart-delivery.ts";

const terms = { orderedAt: "2026-11-17T09:00:00Z", shippingType: "standard", country: "DE" } as const;
const plain = { id: "plain", configuration: plainCard };
const foil = { id: "foil", configuration: { ...plainCard, refinementType: "gold" } } as const;
const withRibbon = { id: "tied", configuration: { ...plainCard, accessories: ["ribbon-jute-natur"] } };

describe("[C8] what arrives together", () => {
	test("the slowest line sets the date, wherever it stands", () => {
		const slow = { handedOver: "2026-11-20", date: "2026-11-26" };
		expect(cartDelivery([plain, foil], terms)).toEqual(slow);
		expect(cartDelivery([foil, plain], terms)).toEqual(slow);
		expect(cartDelivery([plain], terms)).toEqual({ handedOver: "2026-11-18", date: "2026-11-24" });
	});

	test("ribbons have a date of their own, and the cart waits for the last", () => {
		expect(cartDeliveries([plain, withRibbon], terms)).toMatchObject([
			{ carriage: "parcel", handedOver: "2026-11-18", items: [{ id: "plain" }, { id: "tied" }] },
			{ carriage: "ribbon", handedOver: "2026-11-17", items: [{ id: "tied" }] },
		]);
		// The cards come by express, their ribbon does not.
		expect(cartDelivery([withRibbon], { ...terms, shippingType: "express" })).toEqual({
			handedOver: "2026-11-17",
			date: "2026-11-24",
		});
	});

	test("an empty cart has no date", () => {
		expect(cartDelivery([], terms)).toBeUndefined();
		expect(cartDeliveries([], terms)).toEqual([]);
	});
});
