import { expect, test } from "vitest";
import { printProfileName } from "./print-profile-name.ts";

test.each([
	[{ key: "digital-giftwrap" }, "de-DE", "Geschenkpapier im Digitaldruck"],
	[{ key: "sheetfed-cards-uncoated" }, "en-GB", "Cards, sheet-fed, uncoated"],
	[{ key: "digital-cards", name: "Hausdruckerei" }, "en-GB", "Hausdruckerei"],
	[{ key: "hausdruckerei" }, "de-DE", "hausdruckerei"],
])("%j is called in %s %s", (profile, locale, name) => {
	expect(printProfileName(profile, locale)).toBe(name);
});
