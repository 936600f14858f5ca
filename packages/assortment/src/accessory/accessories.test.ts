import { cardFormats } from "@offizin/formats";
import { describe, expect, test } from "vitest";
import { accessories, accessory } from "./accessories.ts";
import { envelopeColours, envelopeMeasures } from "./envelope.ts";
import { accessoryKinds } from "./sku.ts";

const skusOf = (kind: string) => accessories.filter((row) => row.kind === kind).map(({ sku }) => sku);

describe("[3.7-1] accessories", () => {
	test("are of all eleven kinds", () => {
		expect([...new Set(accessories.map(({ kind }) => kind))].sort()).toEqual([...accessoryKinds]);
	});

	test("have a SKU and a weight of their own each", () => {
		expect(new Set(accessories.map(({ sku }) => sku)).size).toBe(accessories.length);
		expect(accessories.filter(({ weight, thickness }) => weight < 1 || thickness < 1)).toEqual([]);
		expect(accessories.filter(({ swatch }) => !/^#[0-9a-f]{6}$/.test(swatch))).toEqual([]);
	});

	test("[§8.2] are blank and keep the right of withdrawal", () => {
		expect(new Set(accessories.map(({ withdrawal }) => withdrawal))).toEqual(new Set(["14d"]));
	});

	test("an unknown SKU is undefined", () => {
		expect(accessory("toString")).toBeUndefined();
	});
});

describe("[3.7-10] envelopes", () => {
	test("come straight and pointed, in ten colours and in every size a card needs", () => {
		expect(envelopeColours).toHaveLength(10);
		expect(skusOf("envelope")).toHaveLength(120);
		const needed = new Set(cardFormats.flatMap(({ envelope }) => (envelope ? [envelope] : [])));
		expect(new Set(envelopeMeasures.map(({ key }) => key))).toEqual(needed);
		expect(accessory("envelope-spitz-nachtblau-dl")).toMatchObject({
			parts: { type: "spitz", colour: "nachtblau", size: "dl" },
			grammage: 120,
			weight: 7,
		});
	});

	test("[1.2] blank ones measure as the printed ones do", () => {
		const printed = cardFormats.filter(({ form }) => form === "briefumschlag");
		for (const { key, trim } of printed) {
			const measure = envelopeMeasures.find((row) => key.split("-")[1] === row.key);
			expect(measure?.size, key).toEqual(trim);
		}
		expect(printed).toHaveLength(10);
	});
});

test("[1.4] inlays weigh their area: 143 × 100 mm of 120 g are 1.7 g, carried as 2 g", () => {
	expect(accessory("inlay-143x100-weiss")?.weight).toBe(2);
	expect(skusOf("inlay")).toHaveLength(30);
});

test("[3.7-6] ribbons of seven types are delivered separately; cards' other parts are not", () => {
	const ribbons = accessories.filter(({ kind }) => kind === "ribbon");
	expect([...new Set(ribbons.map(({ sku }) => sku.split("-")[1]))]).toEqual([
		"baeckergarn",
		"chiffon",
		"jute",
		"kordel",
		"satin10",
		"satin3",
		"wachs",
	]);
	expect(ribbons.every(({ shipsSeparately }) => shipsSeparately)).toBe(true);
	expect(accessory("seal-gold")?.shipsSeparately).toBe(false);
});

test("[3.7-7] [3.7-8] screws, seals, pens and feet are those of the spec", () => {
	expect(skusOf("screw")).toEqual(["screw-bronze", "screw-gold", "screw-silber"]);
	expect(skusOf("seal")).toEqual(["seal-eukalyptus", "seal-gold", "seal-kupfer", "seal-rose"]);
	expect(skusOf("pen")).toEqual(["pen-gel-gold", "pen-gel-rosegold", "pen-gel-silber", "pen-filz-schwarz"]);
	expect(skusOf("standard")).toEqual(
		expect.arrayContaining(["standard-standfuss-eckig", "standard-standfuss-rund"]),
	);
});
