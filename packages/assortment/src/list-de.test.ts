import { expect, test } from "vitest";
import { listDe, shortListDe } from "./list-de.ts";

test.each([
	[[], ""],
	[["Poster"], "Poster"],
	[["Poster", "Leinwand"], "Poster und Leinwand"],
	[["Poster", "Leinwand", "Acrylglas"], "Poster, Leinwand und Acrylglas"],
])("%j is told as %j", (words, told) => {
	expect(listDe(words)).toBe(told);
});

test("a choice is told with oder", () => {
	expect(listDe(["Spiralbindung", "Holzblock", "Holzfuß"], "oder")).toBe(
		"Spiralbindung, Holzblock oder Holzfuß",
	);
});

test.each([
	[[], ""],
	[["Leinwand", "Poster"], "Leinwand, Poster"],
	[["Leinwand", "Poster", "Folie"], "Leinwand, Poster, Folie"],
	[["Leinwand", "Poster", "Folie", "Plane"], "Leinwand, Poster und 2 weitere"],
	[["C6, weiß", "C6, creme", "C5", "C7", "DL"], "C6, weiß; C6, creme und 3 weitere"],
])("of %j the first two are named, and the third where it is the only one left", (words, told) => {
	expect(shortListDe(words, 2)).toBe(told);
});
