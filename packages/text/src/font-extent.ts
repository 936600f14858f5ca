/** How much of a font is at hand: `basic` is enough for most texts of Western Europe and a sixth of the bytes. */
export type FontExtent = "basic" | "whole";

/** Browsers keep font files for good: another number with other letters or features. */
const BASIC_EDITION = 1;

/** What the file of a font is called, wherever it is served. */
export function fontFileName(font: string, extent: FontExtent): string {
	return extent === "whole" ? `${font}.ttf` : `${font}.basic-${BASIC_EDITION}.ttf`;
}

/** First and last code points: Latin-1, capitals of it that lie elsewhere, and the punctuation of our languages. */
const ranges: readonly (readonly [first: number, last: number])[] = [
	[0x20, 0x7e],
	[0xa0, 0xff],
	[0x152, 0x153],
	[0x160, 0x161],
	[0x178, 0x178],
	[0x17d, 0x17e],
	[0x2009, 0x2011],
	[0x2013, 0x2014],
	[0x2018, 0x201e],
	[0x2020, 0x2022],
	[0x2026, 0x2026],
	[0x202f, 0x202f],
	[0x2039, 0x203a],
	[0x20ac, 0x20ac],
	[0x2122, 0x2122],
	[0x2212, 0x2212],
];

/** Every code point a basic font has a glyph for, if the whole font has one. Glyphs keep their numbers. */
export const basicLetters: readonly number[] = ranges.flatMap(([first, last]) =>
	Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

/** OpenType features a basic font has beside those that every text is set with. */
export const basicFeatures: readonly string[] = ["smcp", "onum", "lnum"];

const escaped = (code: number) => `\\u{${code.toString(16)}}`;
const allBasic = new RegExp(
	`^[\\t\\n\\r${ranges.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join("")}]*$`,
	"u",
);
const setting = new Set([...basicFeatures, "kern", "liga", "clig", "calt"]);

/** Whether a text is set by basic fonts as it is by whole ones, as it is written and in capitals. */
export function isBasic(text: string, features: readonly string[] = []): boolean {
	if (!features.every((feature) => setting.has(feature.replace(/^-/, "")))) return false;
	return allBasic.test(text) && allBasic.test(text.toUpperCase());
}
