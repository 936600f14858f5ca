import { describe, expect, test } from "vitest";
import { fixtureFonts, fontBytes, tableOffset, withTableRenamed } from "./font-fixtures.ts";
import { type FontReport, inspectFont } from "./inspect-font.ts";
import { fontLanguages, lettersOf } from "./language-letters.ts";

async function inspect(bytes: Uint8Array): Promise<FontReport> {
	const report = await inspectFont(bytes);
	if (!report.ok) throw new Error(report.error.detail);
	return report.value;
}

/** Jost with other embedding bits. */
function withEmbedding(bits: number): Uint8Array {
	const bytes = fontBytes("jost");
	new DataView(bytes.buffer).setUint16(tableOffset(bytes, "OS/2") + 8, bits);
	return bytes;
}

describe("a report", () => {
	test("names the family, the style, the maker and the licence", async () => {
		const report = await inspect(fontBytes("jost"));
		expect([report.family, report.style]).toEqual(["Jost", "Regular"]);
		expect(report.copyright).toMatch(/^Copyright 2020 The Jost Project Authors/);
		expect(report.licence).toContain("SIL Open Font License, Version 1.1");
		expect(report.licenceUrl).toBe("http://scripts.sil.org/OFL");
	});

	test.each([
		[0x000, "installable", true, false],
		[0x002, "restricted", true, false],
		[0x004, "preview", true, false],
		[0x008, "editable", true, false],
		[0x00c, "editable", true, false],
		[0x104, "preview", false, false],
		[0x200, "installable", true, true],
	])("reads the embedding bits %i as %s", async (bits, permission, allowsSubset, bitmapsOnly) => {
		const { embedding } = await inspect(withEmbedding(bits));
		expect(embedding).toEqual({ permission, allowsSubset, bitmapsOnly });
	});

	test("says when the maker has not said anything about embedding", async () => {
		const { embedding } = await inspect(withTableRenamed("OS/2", "OS/1"));
		expect(embedding.permission).toBe("unknown");
	});

	test("says whether letters are kerned, and which features there are", async () => {
		expect(await inspect(fontBytes("jost"))).toMatchObject({
			hasKerning: true,
			features: ["kern", "ss01", "tnum"],
		});
		expect(await inspect(withTableRenamed("GPOS", "xPOS"))).toMatchObject({ hasKerning: false });
	});

	test("lists what is missing for every language", async () => {
		const { missing } = await inspect(fontBytes("italiana"));
		expect(missing.de).toEqual(["€"]);
		expect(missing.fr).toEqual(["€", "œ"]);
		expect(missing.tr).toEqual(["€", "ğ", "İ", "ş", "Ğ", "Ş"]);
	});

	test.each(fixtureFonts)("of %s names the languages it sets", async (font) => {
		const { missing } = await inspect(fontBytes(font));
		const languages = fontLanguages.filter((language) => missing[language].length === 0);
		expect(languages).toEqual(font === "italiana" ? [] : fontLanguages);
	});
});

describe("a font", () => {
	test.each([
		["that is no font", new TextEncoder().encode("<!doctype html>"), "font_unreadable"],
		["cut off", fontBytes("jost").subarray(0, 20_000), "font_unreadable"],
		["kerned by a legacy table only", withTableRenamed("GPOS", "kern"), "font_legacy_kern"],
	])("%s is refused", async (_, bytes, code) => {
		expect(await inspectFont(bytes)).toMatchObject({ ok: false, error: { code } });
	});
});

describe("the letters of", () => {
	test.each([
		["de", "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich – „ja“, ‚so‘ für 5 €"],
		["fr", "Voix ambiguë d’un cœur qui préfère les jattes de kiwis à l’Haÿ « où ça »"],
		["it", "Quel fez sghembo copre davanti: perché, così, più, però, città"],
		["es", "¿El pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia? ¡Añoraba!"],
		["nl", "Pa’s wijze lynx bezag vroom het fikse aquaduct; één ruïne, coördinatie"],
		["pl", "Zażółć gęślą jaźń „w Łodzi”"],
		["cs", "Příliš žluťoučký kůň úpěl ďábelské ódy „ve Žďáru“"],
		["tr", "Pijamalı hasta yağız şoföre çabucak güvendi; İzmir, âlem, sükûn"],
	] as const)("%s set a sentence with all of them", (language, sentence) => {
		const letters = new Set(lettersOf(language));
		expect([...sentence].filter((letter) => letter !== " " && !letters.has(letter))).toEqual([]);
	});
});
