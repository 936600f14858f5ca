import { describe, expect, test } from "vitest";
import { channels, marketOf, markets, siteOf, siteOfHeaders, sites } from "./site.ts";

describe("[1-1] sites", () => {
	test("both brands sell in Germany, in German", () => {
		expect(siteOf("papiervogel")).toEqual({ channel: "papiervogel", market: "de", locale: "de-DE" });
		expect(siteOf("bildwand", "de-DE")?.market).toBe("de");
	});

	test("every site names a channel and a market that exist", () => {
		for (const site of sites) {
			expect(channels[site.channel].key).toBe(site.channel);
			expect(marketOf(site.market).key).toBe(site.market);
		}
	});

	test("a locale that is not sold has no site, an unknown market throws", () => {
		expect(siteOf("papiervogel", "pl-PL")).toBeUndefined();
		expect(() => marketOf("xx")).toThrow("xx");
	});

	test("[3.2-1] both brands in 17 locales, German in Germany first", () => {
		expect(sites).toHaveLength(34);
		expect(new Set(sites.map(({ locale }) => locale)).size).toBe(17);
		for (const { locale } of sites) expect(locale).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
	});

	test.each([
		["de-CH", "chf"],
		["de-DE", "eur"],
		["de-LI", "chf"],
		["en-GB", "gbp"],
		["en-US", "usd"],
		["fr-CH", "chf"],
		["it-CH", "chf"],
		["nl-BE", "eur"],
	])("[3.2-2] %s pays in %s", (locale, currency) => {
		const site = siteOf("bildwand", locale);
		expect(site && marketOf(site.market).currency).toBe(currency);
	});
});

describe("[7.1-1] the site of request headers", () => {
	test.each([
		["papiervogel", undefined, "papiervogel", "de-DE"],
		["papiervogel-ch", undefined, "papiervogel", "de-CH"],
		["Bildwand-AT", undefined, "bildwand", "de-AT"],
		["bildwand-it", undefined, "bildwand", "it-IT"],
		["bildwand", "fr-CH", "bildwand", "fr-CH"],
		["bildwand-de", "fr-CH", "bildwand", "fr-CH"],
	])("%s and %s", (channelHeader, localeHeader, channel, locale) => {
		expect(siteOfHeaders(channelHeader, localeHeader)).toMatchObject({
			ok: true,
			value: { channel, locale },
		});
	});

	test.each([
		["laden", undefined, "channel_unknown"],
		["papiervogel-xx", undefined, "channel_unknown"],
		["papiervogel-toString", undefined, "channel_unknown"],
		["papiervogel-de-DE", undefined, "channel_unknown"],
		["", undefined, "channel_unknown"],
		["papiervogel", "pl-PL", "locale_unknown"],
	])("%j and %s are refused: %s", (channelHeader, localeHeader, error) => {
		expect(siteOfHeaders(channelHeader, localeHeader)).toEqual({ ok: false, error });
	});
});

test("[2.1-7] a sub-locale has the prices and the parcels of its market", () => {
	expect(siteOfHeaders("bildwand", "en-DE")).toMatchObject({ ok: true, value: { market: "de" } });
	expect(siteOf("papiervogel", "en-CH")).toBeUndefined();
	expect(siteOf("papiervogel", "nl-DE")).toBeUndefined();
});

test("the main locale of a market is one of that market", () => {
	for (const { key, locale } of Object.values(markets))
		expect(siteOf("papiervogel", locale)).toMatchObject({ market: key });
});
