import { expect, test } from "vitest";
import { shopPlaces } from "./shop-places.server.ts";

const site = { channel: "bildwand", market: "de", locale: "de-DE" } as const;
const places = shopPlaces({
	site,
	hosts: { shared: "https://b.example", markets: { ch: "https://b.ch.example" } },
});

test("[2.3-10] every country is listed once in each language its pages are in", () => {
	const listed = places.filter(({ isListed }) => isListed);
	expect(listed.map(({ country, language }) => `${country} ${language}`)).toEqual([
		"DE Deutsch",
		"DE English",
		"AT Deutsch",
		"CH Deutsch",
		"LI Deutsch",
		"LU Deutsch",
		"BE Deutsch",
		"NL Deutsch",
		"FR Deutsch",
		"IT Deutsch",
		"ES Deutsch",
		"GB English",
		"US English",
	]);
});

test("[9.3-3] all 18 have an address, and those that may be found are in German or English", () => {
	expect(new Set(places.map(({ address }) => address)).size).toBe(18);
	expect(places.find(({ locale }) => locale === "fr-CH")?.address).toBe("https://b.ch.example/fr");
	const written = places.filter(({ isWritten }) => isWritten).map(({ locale }) => locale);
	expect(written).toEqual(["de-DE", "en-DE", "de-AT", "de-CH", "de-LI", "de-LU", "de-IT", "en-GB", "en-US"]);
});
