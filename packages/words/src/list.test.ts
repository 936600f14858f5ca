import { expect, test } from "vitest";
import { listOf, shortList } from "./list.ts";

test.each([
	[[], ""],
	[["Poster"], "Poster"],
	[["Poster", "Leinwand"], "Poster und Leinwand"],
	[["Poster", "Leinwand", "Acrylglas"], "Poster, Leinwand und Acrylglas"],
])("%j is told as %j", (names, told) => {
	expect(listOf(names, "de-DE")).toBe(told);
});

test("a choice is told with or, in the words of the locale", () => {
	const names = ["A4", "A5", "A6"];
	expect(listOf(names, "de-DE", "disjunction")).toBe("A4, A5 oder A6");
	expect(listOf(names, "en-GB", "disjunction")).toBe("A4, A5 or A6");
});

test.each([
	[[], ""],
	[["Leinwand", "Poster"], "Leinwand, Poster"],
	[["Leinwand", "Poster", "Folie"], "Leinwand, Poster, Folie"],
	[["Leinwand", "Poster", "Folie", "Plane"], "Leinwand, Poster und 2 weitere"],
	[["C6, weiß", "C6, creme", "C5", "C7", "DL"], "C6, weiß; C6, creme und 3 weitere"],
])("of %j the first two are named, and the third where it is the only one left", (names, told) => {
	expect(shortList(names, 2, "de-DE")).toBe(told);
});

test("what is left out is counted in the words of the locale", () => {
	expect(shortList(["A4", "A5", "A6", "DL"], 2, "en-GB")).toBe("A4, A5 and 2 more");
});
