import { expect, test } from "vitest";
import { listDe } from "./list-de.ts";

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
