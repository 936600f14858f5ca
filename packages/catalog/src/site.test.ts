import { describe, expect, test } from "vitest";
import { channels, marketOf, siteOf, sites } from "./site.ts";

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
		expect(siteOf("papiervogel", "fr-FR")).toBeUndefined();
		expect(() => marketOf("xx")).toThrow("xx");
	});

	test("Germany: euro, 19 % VAT", () => {
		expect(marketOf("de")).toMatchObject({ country: "DE", currency: "eur", vatRate: 190 });
	});
});
