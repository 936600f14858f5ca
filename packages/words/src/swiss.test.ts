import { locales } from "@offizin/base";
import { describe, expect, test } from "vitest";
import { isWrittenIn, languageTag, wordsOf } from "./language.ts";
import { asWrittenIn } from "./swiss.ts";

describe("[3.2-1] German in Switzerland and Liechtenstein", () => {
	test.each(["de-CH", "de-LI", "fr-CH"])("%s has no ß in any word", (locale) => {
		expect(JSON.stringify(wordsOf(locale))).not.toMatch(/[ßẞ]/);
	});

	test("elsewhere it stays", () => {
		for (const locale of ["de-DE", "de-AT", "de-LU"]) expect(JSON.stringify(wordsOf(locale))).toContain("ß");
	});

	test("the same texts are the same object, however often they are asked", () => {
		expect(wordsOf("de-CH")).toBe(wordsOf("de-LI"));
		expect(wordsOf("de-CH").shop.page).toBe(wordsOf("de-CH").shop.page);
	});

	test("addresses stay", () => {
		const texts = ["/f/1/straße.jpg", "https://straße.example/", "Straße/Ort"];
		expect(asWrittenIn("de-CH", texts)).toEqual([texts[0], texts[1], "Strasse/Ort"]);
	});

	test("keys, numbers and what is empty stay", () => {
		const texts = { Straße: ["Fuß", { count: 3, none: null, is: true }] };
		expect(asWrittenIn("de-CH", texts)).toEqual({ Straße: ["Fuss", { count: 3, none: null, is: true }] });
		expect(asWrittenIn("de-DE", texts)).toBe(texts);
	});
});

test("[8.3-1] a page says in which language it is, also where that is not the one of its locale", () => {
	const told = locales.map((locale) => [locale, languageTag(locale), isWrittenIn(locale)]);
	expect(told.filter(([locale, tag]) => locale === tag).map(([locale]) => locale)).toEqual(
		locales.filter((locale) => /^(de|en)-/.test(locale)),
	);
	expect(told.filter(([, tag]) => tag === "de").map(([locale]) => locale)).toEqual(
		locales.filter((locale) => !/^(de|en)-/.test(locale)),
	);
	expect(told.filter(([, , isOwn]) => !isOwn)).toHaveLength(9);
});
