import { expect, test } from "vitest";
import { isOfficeLocale, localeFor } from "./locale.ts";

test.each([
	[["de-DE", "en"], "de-DE"],
	[["de-AT"], "de-DE"],
	[["en-US", "de"], "en-GB"],
	[["fr-FR", "en"], "en-GB"],
	[["pl"], "de-DE"],
	[[], "de-DE"],
])("a browser set to %j reads %s", (languages, locale) => {
	expect(localeFor(languages)).toBe(locale);
});

test("only what is written can be chosen", () => {
	expect(["de-DE", "en-GB", "fr-FR", "toString", null].filter(isOfficeLocale)).toEqual(["de-DE", "en-GB"]);
});
