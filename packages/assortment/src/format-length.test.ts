import { expect, test } from "vitest";
import { formatLength, formatSize } from "./format-length.ts";

const shown = (text: string) => text.replaceAll("\u00a0", "~").replaceAll("\u202f", "_");

test.each([
	["de-DE", "60_×_40~cm", "14,8~cm"],
	["de-CH", "60_×_40~cm", "14.8~cm"],
	["en-GB", "60_×_40~cm", "14.8~cm"],
	["en-US", "23.6_×_15.7~in", "5.8~in"],
	["fr-FR", "60_×_40~cm", "14,8~cm"],
])("[3.2-3] lengths in %s", (locale, size, length) => {
	expect(shown(formatSize(600, 400, locale))).toBe(size);
	expect(shown(formatLength(148, locale))).toBe(length);
});
