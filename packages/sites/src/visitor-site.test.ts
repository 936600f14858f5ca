import { expect, test } from "vitest";
import { siteOf } from "./site.ts";
import { betterSite } from "./visitor-site.ts";

test.each<[here: string, country: string | undefined, languages: string[], better: string | undefined]>([
	["de-DE", "AT", ["de-AT", "de"], "de-AT"],
	["de-DE", "AT", ["en-GB"], "de-AT"],
	["de-DE", undefined, ["de-CH"], "de-CH"],
	["de-DE", "CH", ["fr-FR", "de"], "fr-CH"],
	["de-DE", "CH", ["en"], "de-CH"],
	["de-DE", "US", ["en-US"], "en-US"],
	["de-DE", "DE", ["en-GB", "de"], "en-DE"],
	["de-DE", undefined, ["en"], "en-DE"],
	["de-AT", "DE", ["de-DE"], "de-DE"],
	["de-DE", "DE", ["de-DE"], undefined],
	["de-DE", "DE", ["de-AT"], undefined],
	["de-DE", "PL", ["pl-PL", "de"], undefined],
	["de-DE", undefined, [], undefined],
	["de-DE", undefined, ["x", "*"], undefined],
	["en-DE", "DE", ["de-DE"], undefined],
	["en-DE", "CH", ["de-CH"], "de-CH"],
	["fr-CH", "CH", ["de-CH"], undefined],
])("[2.3-10] on %s somebody from %s who reads %j is offered %s", (locale, country, languages, better) => {
	const here = siteOf("bildwand", locale);
	expect(here && betterSite(here, { country, languages })?.locale).toBe(better);
});
