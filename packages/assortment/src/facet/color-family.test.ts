import { describe, expect, test } from "vitest";
import { colorFamilies, colorFamily } from "./color-family.ts";
import { type ColorFacet, colorFacets } from "./facets.ts";

const keys = Object.keys(colorFacets) as ColorFacet[];

describe("[3.7-5] families of colours", () => {
	test("every colour is looked for as one of them, and a family as itself", () => {
		expect(new Set(keys.map(colorFamily))).toEqual(new Set(colorFamilies));
		for (const family of colorFamilies) expect(colorFamily(family)).toBe(family);
		expect(new Set(colorFamilies).size).toBe(colorFamilies.length);
	});

	test("shades of a blue are blue, metals stay metals", () => {
		expect(["navy", "light-blue", "blue"].map((key) => colorFamily(key as ColorFacet))).toEqual([
			"blue",
			"blue",
			"blue",
		]);
		expect((["gold", "silver", "copper"] as const).map(colorFamily)).toEqual(["gold", "silver", "copper"]);
	});
});
