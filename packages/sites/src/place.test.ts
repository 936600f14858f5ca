import { describe, expect, test } from "vitest";
import { type Hosts, placeFinder, placesOf } from "./place.ts";
import { channelKeys } from "./site.ts";

const demo: Hosts = { shared: "http://localhost:3000", markets: {} };
const named: Hosts = {
	shared: "https://papiervogel.example",
	markets: { at: "https://papiervogel.at.example", ch: "https://papiervogel.ch.example" },
};

describe("[2.1-7] on a host that all markets share", () => {
	test.each([
		["/", "de-DE", "", ""],
		["/produkte/", "de-DE", "", ""],
		["/en", "en-DE", "/en", ""],
		["/en/produkte/?x=/at/", "en-DE", "/en", ""],
		["/at/", "de-AT", "/at", ""],
		["/ch", "de-CH", "/ch", ""],
		["/ch/fr/produkte/", "fr-CH", "/ch/fr", ""],
		["/it/de/", "de-IT", "/it/de", ""],
		["/us?x=1", "en-US", "/us", ""],
		["/d", "de-DE", "", "/d"],
		["/d/produkte/", "de-DE", "", "/d"],
		["/at/d/", "de-AT", "/at", "/d"],
		["/ch/fr/d/themes/", "fr-CH", "/ch/fr", "/d"],
		["/enten/", "de-DE", "", ""],
		["/xx/", "de-DE", "", ""],
		["/en/at/", "en-DE", "/en", ""],
		["/datenschutz/", "de-DE", "", ""],
		["/AT/", "de-DE", "", ""],
	])("%s is %s", (path, locale, prefix, platform) => {
		expect(placeFinder("papiervogel", demo)(path)).toEqual({
			site: { channel: "papiervogel", market: locale.slice(3).toLowerCase(), locale },
			origin: "http://localhost:3000",
			prefix,
			platform,
		});
	});
});

describe("with country domains", () => {
	test.each([
		["ch", "/", "de-CH", ""],
		["ch", "/fr/produkte/", "fr-CH", "/fr"],
		["ch", "/at/", "de-CH", ""],
		["at", "/d/", "de-AT", ""],
	])("on the host of %s %s is %s", (market, path, locale, prefix) => {
		const place = placeFinder("papiervogel", named, market)(path);
		expect([place.site.locale, place.prefix, place.origin]).toEqual([locale, prefix, named.markets[market]]);
	});

	test("the shared host has the other markets only", () => {
		const find = placeFinder("papiervogel", named);
		expect(find("/ch/").site.locale).toBe("de-DE");
		expect(find("/li/").site.locale).toBe("de-LI");
	});
});

test.each(channelKeys)("every shop front of %s has an address of its own, and is found there", (channel) => {
	for (const hosts of [demo, named]) {
		const places = placesOf(channel, hosts);
		expect(places).toHaveLength(18);
		expect(new Set(places.map(({ origin, prefix }) => origin + prefix)).size).toBe(18);
		for (const { site, origin, prefix } of places) {
			const market = origin === hosts.shared ? undefined : site.market;
			expect(placeFinder(channel, hosts, market)(`${prefix}/produkte/`).site).toEqual(site);
		}
	}
});
