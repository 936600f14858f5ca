import { expect, test } from "vitest";
import { passesFilter } from "./passes-filter.ts";

test.each([
	["", true],
	["karten", true],
	["KLAPP a6", true],
	["veredelüng", true],
	["a6 wand", false],
])("%j", (filter, passes) => {
	expect(passesFilter(filter, ["Karten: Klappkarte A6", "Veredelung"])).toBe(passes);
});
