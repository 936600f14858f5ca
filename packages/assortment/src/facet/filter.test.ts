import { describe, expect, test } from "vitest";
import { readFacetValue } from "./filter.ts";

describe("[2.3-4] filters", () => {
	test("the pseudo-options, nothing and what is no text mean that nothing is filtered", () => {
		for (const value of ["alle", "alleVorlagen", "", undefined, null, 3, ["gold"]]) {
			expect(readFacetValue(value)).toBeUndefined();
		}
	});

	test("any other text is a value, also one that only resembles a pseudo-option", () => {
		expect(["gold-white", "Alle", "alle-vorlagen"].map(readFacetValue)).toEqual([
			"gold-white",
			"Alle",
			"alle-vorlagen",
		]);
	});
});
