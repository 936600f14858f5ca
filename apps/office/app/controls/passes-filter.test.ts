import { expect, test } from "vitest";
import { passesFilter, saysSomeWord } from "./passes-filter.ts";

test.each([
	["", true],
	["karten", true],
	["KLAPP a6", true],
	["veredelüng", true],
	["a6 wand", false],
	["strassenkarte", true],
])("%j", (filter, passes) => {
	expect(passesFilter(filter, ["Karten: Klappkarte A6", "Veredelung", "Straßenkarte"])).toBe(passes);
});

test.each([
	["gold", true],
	["silber gold", true],
	["silber", false],
	["", false],
])("a word of %j is in the text: %j", (filter, says) => {
	expect(saysSomeWord(filter, "Heißfolie Gold")).toBe(says);
});
