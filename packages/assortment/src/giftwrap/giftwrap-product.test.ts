import { channelKeys } from "@offizin/sites";
import { defaultConfiguration, violations } from "@offizin/solver";
import { germanFacts } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { isSoldBy } from "../registry.ts";
import { giftwrapPatterns, giftwrapSets } from "./giftwrap-choices.ts";
import { giftwrapProduct } from "./giftwrap-product.ts";

describe("wrapping paper", () => {
	test("opens with three sheets, and every pattern comes in every set", () => {
		expect(defaultConfiguration(giftwrapProduct)).toEqual({ pattern: "eukalyptus", sheets: "3" });
		for (const { key: pattern } of giftwrapPatterns) {
			for (const { key: sheets } of giftwrapSets) {
				expect(violations(giftwrapProduct, { pattern, sheets })).toEqual([]);
			}
		}
	});

	test("is sold by the brand of the collections", () => {
		expect(channelKeys.filter((channel) => isSoldBy(giftwrapProduct, channel))).toEqual(["papiervogel"]);
	});

	test.each([
		["3", "95 g"],
		["5", "158 g"],
		["10", "315 g"],
	])("%s sheets of 50 × 70 cm at 90 g/m² weigh %s", (sheets, weight) => {
		const facts = germanFacts(giftwrapProduct, { pattern: "soiree", sheets });
		expect(facts).toContainEqual({ name: "Gewicht", value: weight });
	});

	test("tells its sheet, flat and folded", () => {
		const facts = germanFacts(giftwrapProduct, { pattern: "soiree", sheets: "5" });
		const told = facts.map(({ name, value }) => `${name}: ${value}`.replaceAll(/\s/g, " "));
		expect(told).toEqual([
			"Bogen: 50 × 70 cm",
			"Papier: 90 g/m², ungestrichen, einseitig bedruckt",
			"Versand: gefaltet auf 25 × 35 cm",
			"Gewicht: 158 g",
		]);
	});
});
