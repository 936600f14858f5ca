import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { basicFeatures, basicLetters, fontFileName, isBasic } from "./font-extent.ts";
import { lettersOf } from "./language-letters.ts";

test("browsers keep a basic font for good: with other letters it is another file", () => {
	const content = createHash("sha256")
		.update(JSON.stringify([basicLetters, basicFeatures]))
		.digest("hex");
	expect([fontFileName("jost-300", "basic"), content.slice(0, 12)]).toEqual([
		"jost-300.basic-1.ttf",
		"0bfb2e3e7e60",
	]);
});

test.each(["de", "fr", "it", "es", "nl"] as const)("every letter of %s is basic", (language) => {
	expect(isBasic(lettersOf(language).join(""))).toBe(true);
});

test.each([
	["Hochzeit\nvon Zoë & Jörg", [], true],
	["Łukasz", [], false],
	["ÿ", [], true],
	["50 µm", [], false],
	["e\u0308", [], false],
	["Anna", ["-liga", "smcp"], true],
	["Anna", ["ss01"], false],
] as const)("%j with %j: %s", (text, features, expected) => {
	expect(isBasic(text, features)).toBe(expected);
});
