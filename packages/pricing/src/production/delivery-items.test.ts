import { accessories, photoframeProduct } from "@offizin/assortment";
import { type DeliveryItem, deliveries } from "@offizin/delivery";
import { defaultConfiguration } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { accessoryItem, deliveryItems, sampleItem } from "./delivery-items.ts";

const terms = {
	orderedAt: "2026-11-17T09:00:00Z",
	shippingType: "standard",
	destination: { country: "DE" },
} as const;

const plain = {
	formatType: "klappkarte-a6",
	paperType: "matt",
	refinementType: "ohne",
	punching: "ohne",
	ribbon: "ohne",
};

function cards(id: string, changes: Partial<typeof plain> = {}) {
	return deliveryItems(id, { product: "card", configuration: { ...plain, ...changes }, quantity: 50 });
}

function picture(id: string, changes: Readonly<Record<string, string>>) {
	const configuration = { ...defaultConfiguration(photoframeProduct), ...changes };
	return deliveryItems(id, { product: "photoframe", configuration, quantity: 1 });
}

function collage(productType: string, formatType: string) {
	return deliveryItems("c", { product: "collage", configuration: { productType, formatType }, quantity: 1 });
}

function parcels(items: readonly DeliveryItem[], more: Partial<Parameters<typeof deliveries>[1]> = {}) {
	const result = deliveries(items, { ...terms, ...more });
	if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
	return result.value.map(({ carriage, items: inside, handedOver, date }) => ({
		carriage,
		ids: inside.map(({ id }) => id),
		handedOver,
		date,
	}));
}

describe("[delivery.D10] what travels together", () => {
	test("the longest item rules within a parcel, wherever it stands", () => {
		const slow = { carriage: "parcel", handedOver: "2026-11-20", date: "2026-11-26" };
		const foil = cards("foil", { refinementType: "gold" });
		expect(parcels([...cards("a"), ...foil])).toEqual([{ ...slow, ids: ["a", "foil"] }]);
		expect(parcels([...foil, ...cards("a")])).toEqual([{ ...slow, ids: ["foil", "a"] }]);
	});

	test("[3.7-6] ribbons are delivered separately, with a date of their own", () => {
		const withRibbon = cards("a", { ribbon: "ribbon-jute-natur", refinementType: "gold" });
		expect(parcels(withRibbon)).toEqual([
			{ carriage: "parcel", ids: ["a"], handedOver: "2026-11-20", date: "2026-11-26" },
			{ carriage: "ribbon", ids: ["a"], handedOver: "2026-11-17", date: "2026-11-24" },
		]);
		expect(parcels([accessoryItem("b", "ribbon"), accessoryItem("e", "envelope")])).toMatchObject([
			{ carriage: "parcel", ids: ["e"] },
			{ carriage: "ribbon", ids: ["b"] },
		]);
	});

	test("[3.7-6] what the shop calls delivered separately is, and nothing else", () => {
		for (const { sku, kind, shipsSeparately } of accessories) {
			expect(accessoryItem("a", kind).carriage !== "parcel", sku).toBe(shipsSeparately);
		}
	});

	test("samples go as a letter", () => {
		const sample = sampleItem("s", { product: "card", configuration: plain, quantity: 1 });
		expect(parcels([sample])).toMatchObject([{ carriage: "letter", ids: ["s"], date: "2026-11-24" }]);
	});

	test("[§7.4] what is longer than 120 cm goes with a forwarder", () => {
		const board = {
			materialType: "aludibond",
			variant: "alu-weiss",
			edge: "ohne",
			frame: "ohne",
			matSize: "0",
		};
		const items = [...cards("a"), ...picture("p", { ...board, format: "150x100" })];
		expect(parcels(items).map(({ carriage, ids }) => [carriage, ids])).toEqual([
			["parcel", ["a"]],
			["forwarder", ["p"]],
		]);
		expect(collage("aludibond", "150x100")[0]?.carriage).toBe("forwarder");
		expect(collage("aludibond", "120x80")[0]?.carriage).toBe("parcel");
		expect(collage("poster", "150x100")[0]?.carriage).toBe("parcel");
	});

	test("[delivery.D12] a forwarder has no express", () => {
		const [item] = collage("aludibond", "150x100");
		expect(deliveries(item ? [item] : [], { ...terms, shippingType: "express" })).toEqual({
			ok: false,
			error: { code: "shipping_not_available", shippingType: "express", country: "DE", reason: "oversize" },
		});
	});

	test("[delivery.D12] express would bring ribbons and samples no sooner, so without a parcel there is none", () => {
		const sample = sampleItem("s", { product: "card", configuration: plain, quantity: 1 });
		const error = { code: "shipping_not_available", reason: "type_not_offered" };
		for (const shippingType of ["express", "saturday"] as const) {
			const items = [accessoryItem("r", "ribbon"), sample];
			expect(deliveries(items, { ...terms, shippingType })).toMatchObject({ ok: false, error });
		}
	});

	test("express is for the parcel; ribbons come the standard way", () => {
		expect(parcels(cards("a", { ribbon: "ribbon-jute-natur" }), { shippingType: "express" })).toMatchObject([
			{ carriage: "parcel", date: "2026-11-19" },
			{ carriage: "ribbon", date: "2026-11-24" },
		]);
	});

	test("[delivery.D9] the same-day surcharge needs goods that can be made on one day, and names those that cannot", () => {
		expect(parcels(cards("a"), { sameDay: true })).toMatchObject([{ handedOver: "2026-11-17" }]);
		const items = [...cards("a"), ...cards("foil", { refinementType: "gold" })];
		expect(deliveries(items, { ...terms, sameDay: true })).toEqual({
			ok: false,
			error: { code: "same_day_not_available", items: ["foil"] },
		});
	});
});
