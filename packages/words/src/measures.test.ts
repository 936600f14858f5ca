import { expect, test } from "vitest";
import {
	sayGrammage,
	sayLength,
	sayMillimetreSize,
	sayPixels,
	saySize,
	sayThickness,
	sayWeight,
} from "./measures.ts";

const shown = (text: string) => text.replaceAll("\u00a0", "~").replaceAll("\u202f", "_");

test.each([
	["de-DE", "60_×_40~cm", "14,8~cm"],
	["de-CH", "60_×_40~cm", "14.8~cm"],
	["en-GB", "60_×_40~cm", "14.8~cm"],
	["en-US", "23.6_×_15.7~in", "5.8~in"],
	["fr-FR", "60_×_40~cm", "14,8~cm"],
])("[3.2-3] lengths in %s", (locale, size, length) => {
	expect(shown(saySize({ width: 600, height: 400 }, locale))).toBe(size);
	expect(shown(sayLength(148, locale))).toBe(length);
});

test("[§13] thickness and what is packed are told in millimetres", () => {
	expect(shown(sayThickness(9500, "de-DE"))).toBe("9,5~mm");
	expect(shown(sayThickness(7000, "de-DE"))).toBe("7~mm");
	expect(shown(sayThickness(250, "de-DE"))).toBe("0,25~mm");
	expect(shown(sayMillimetreSize({ width: 162_000, height: 114_000 }, "de-DE"))).toBe("162_×_114~mm");
});

test.each([
	[999, "de-DE", "999~g"],
	[1000, "de-DE", "1~kg"],
	[1249, "de-DE", "1,2~kg"],
	[1250, "de-DE", "1,3~kg"],
	[1250, "en-GB", "1.3~kg"],
])("[§13] %i g in %s", (grams, locale, told) => {
	expect(shown(sayWeight(grams, locale))).toBe(told);
});

test("[§13] pixels are grouped by thousands, as everywhere else in the shops", () => {
	expect(shown(sayPixels({ width: 3260, height: 934 }, "de-DE"))).toBe("3.260_×_934~px");
});

test("papers are told as printers of the language tell them", () => {
	expect(shown(sayGrammage(300, "de-DE"))).toBe("300~g/m²");
	expect(shown(sayGrammage(300, "en-GB"))).toBe("300~gsm");
});
