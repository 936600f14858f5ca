import { plainCard } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { cartDeliveries, lastArrival } from "./cart-delivery.ts";

const terms = { orderedAt: "2026-11-17T09:00:00Z", shippingType: "standard", country: "DE" } as const;
const plain = {
	id: "plain",
	item: "design",
	product: "card",
	configuration: plainCard,
	quantity: 50,
} as const;
const foil = { ...plain, id: "foil", configuration: { ...plainCard, refinementType: "gold" } };
const withRibbon = { ...plain, id: "tied", configuration: { ...plainCard, ribbon: "ribbon-jute-natur" } };

describe("[cart.C8] what arrives together", () => {
	test("the slowest line sets the date, wherever it stands", () => {
		const slow = [{ handedOver: "2026-11-20", date: "2026-11-26" }];
		expect(cartDeliveries([plain, foil], terms)).toMatchObject(slow);
		expect(cartDeliveries([foil, plain], terms)).toMatchObject(slow);
		expect(cartDeliveries([plain], terms)).toMatchObject([{ handedOver: "2026-11-18", date: "2026-11-24" }]);
	});

	test("a product as it is chosen takes the days it is printed in, in the same parcel", () => {
		const configuration = { pattern: "eukalyptus", color: "salbei", sheets: "3" };
		const paper = { id: "paper", item: "product", product: "giftwrap", configuration, quantity: 1 } as const;
		expect(cartDeliveries([plain, paper], terms)).toMatchObject([
			{ carriage: "parcel", handedOver: "2026-11-19", items: [{ id: "plain" }, { id: "paper" }] },
		]);
	});

	test("ribbons have a date of their own, and the cart waits for the last", () => {
		expect(cartDeliveries([plain, withRibbon], terms)).toMatchObject([
			{ carriage: "parcel", handedOver: "2026-11-18", items: [{ id: "plain" }, { id: "tied" }] },
			{ carriage: "ribbon", handedOver: "2026-11-17", items: [{ id: "tied" }] },
		]);
		expect(lastArrival(cartDeliveries([plain, withRibbon], terms))).toBe("2026-11-24");
		// The cards come by express, their ribbon does not.
		const express = cartDeliveries([withRibbon], { ...terms, shippingType: "express" });
		expect(express).toMatchObject([
			{ carriage: "parcel", date: "2026-11-19" },
			{ carriage: "ribbon", date: "2026-11-24" },
		]);
		expect(lastArrival(express)).toBe("2026-11-24");
	});

	test("an empty cart has no deliveries, also where nothing is delivered to", () => {
		expect(cartDeliveries([], { ...terms, country: "US" })).toEqual([]);
		expect(() => cartDeliveries([plain], { ...terms, country: "US" })).toThrow("US");
	});

	test("an empty cart has no date", () => {
		expect(cartDeliveries([], terms)).toEqual([]);
		expect(lastArrival([])).toBeUndefined();
	});
});
