import { channelKeys } from "@offizin/sites";
import { defaultConfiguration, violations } from "@offizin/solver";
import { germanFacts } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { geometryOf, isSoldBy } from "../registry.ts";
import { giftwrapColors, giftwrapPatterns, giftwrapSets } from "./giftwrap-choices.ts";
import { giftwrapProduct } from "./giftwrap-product.ts";

describe("wrapping paper", () => {
	test("opens with three sheets, and every pattern comes in every set and in its own colours alone", () => {
		expect(defaultConfiguration(giftwrapProduct)).toEqual({
			pattern: "eukalyptus",
			color: "salbei",
			sheets: "3",
		});
		const all = Object.values(giftwrapColors).flat();
		for (const { key: pattern } of giftwrapPatterns) {
			for (const { key: sheets } of giftwrapSets) {
				const made = all.filter(
					({ key: color }) => violations(giftwrapProduct, { pattern, color, sheets }).length === 0,
				);
				expect(made).toEqual(giftwrapColors[pattern]);
			}
		}
	});

	test("is printed with a pattern of ours: one sheet, as often as the set has sheets", () => {
		const configuration = { pattern: "soiree", color: "bordeaux", sheets: "5" };
		expect(giftwrapProduct.pattern?.(configuration)).toBe("soiree-giftwrap-bordeaux");
		expect(geometryOf({ product: "giftwrap", configuration })).toMatchObject({
			trim: { width: 500_000, height: 700_000 },
			sides: [{ key: "front" }],
			pieces: 5,
			stock: { grams: 90 },
		});
	});

	test("is sold by the brand of the collections", () => {
		expect(channelKeys.filter((channel) => isSoldBy(giftwrapProduct, channel))).toEqual(["papiervogel"]);
	});

	test.each([
		["3", "95 g"],
		["5", "158 g"],
		["10", "315 g"],
	])("%s sheets of 50 × 70 cm at 90 g/m² weigh %s", (sheets, weight) => {
		const facts = germanFacts(giftwrapProduct, { pattern: "soiree", color: "nachtblau", sheets });
		expect(facts).toContainEqual({ name: "Gewicht", value: weight });
	});

	test("tells its sheet, flat and folded", () => {
		const facts = germanFacts(giftwrapProduct, { pattern: "soiree", color: "nachtblau", sheets: "5" });
		const told = facts.map(({ name, value }) => `${name}: ${value}`.replaceAll(/\s/g, " "));
		expect(told).toEqual([
			"Bogen: 50 × 70 cm",
			"Papier: 90 g/m², ungestrichen, einseitig bedruckt",
			"Versand: gefaltet auf 25 × 35 cm",
			"Gewicht: 158 g",
		]);
	});
});
