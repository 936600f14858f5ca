import { describe, expect, test } from "vitest";
import { productTypes } from "./facets.ts";
import { readFacetValue, sortKeysOf } from "./filter.ts";
import { occasion } from "./occasions.ts";

describe("[2.3-4] filters and sorts", () => {
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

	test("photo books are sorted by their own date, everything else by three keys", () => {
		expect(sortKeysOf("photobook")).toEqual(["sort", "dateCreated.date"]);
		for (const type of productTypes.filter((candidate) => candidate !== "photobook")) {
			expect(sortKeysOf(type)).toEqual(["sort", "popularity", "created"]);
		}
	});

	test("occasions are found by their slug as it stands in an address", () => {
		expect(occasion("weihnachten/privat")?.slug).toBe("weihnachten/privat");
		expect(occasion("/geburtstag/kindergeburtstag/")?.slug).toBe("geburtstag/kindergeburtstag");
		expect(occasion("kindergeburtstag")).toBeUndefined();
	});
});
