import { describe, expect, test } from "vitest";
import { createShaper } from "./create-shaper.ts";
import { addFixtureFonts, fixtureFonts, fontBytes, withTableRenamed } from "./font-fixtures.ts";
import type { ShapedGlyph } from "./shaper.ts";

const shaper = addFixtureFonts(await createShaper());
const advance = (glyphs: readonly ShapedGlyph[]) => glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);

describe("addFont", () => {
	test("reads the metrics a designer sees in the font", () => {
		expect(shaper.metrics("cormorant")).toEqual({
			unitsPerEm: 1000,
			ascender: 924,
			descender: -287,
			lineGap: 0,
			capHeight: 625,
			xHeight: 386,
		});
	});

	test.each([
		["an empty file", new Uint8Array()],
		["no font at all", new TextEncoder().encode("<!doctype html><title>404</title>")],
		["a web font container", new TextEncoder().encode("wOF2\0\x01\0\0 and more")],
		["half a download", fontBytes("jost").subarray(0, 20_000)],
		["a file cut inside its directory", fontBytes("jost").subarray(0, 60)],
	])("refuses %s", async (_, bytes) => {
		const added = (await createShaper()).addFont("broken", bytes);
		expect(added).toMatchObject({ ok: false, error: { code: "font_unreadable" } });
	});

	test("refuses a font without a character map", async () => {
		const added = (await createShaper()).addFont("broken", withTableRenamed("cmap", "xmap"));
		expect(added).toMatchObject({ ok: false, error: { code: "font_unreadable" } });
	});

	test("refuses kerning that only a legacy kern table holds, because shaping would ignore it", async () => {
		const added = (await createShaper()).addFont("old", withTableRenamed("GPOS", "kern"));
		expect(added).toMatchObject({ ok: false, error: { code: "font_legacy_kern" } });
	});

	test("takes a font without any kerning", async () => {
		expect((await createShaper()).addFont("plain", withTableRenamed("GPOS", "xPOS")).ok).toBe(true);
	});

	test("keeps a font added twice and refuses other bytes under its id", () => {
		expect(shaper.addFont("jost", fontBytes("jost"))).toEqual({ ok: true, value: shaper.metrics("jost") });
		expect(() => shaper.addFont("jost", fontBytes("figtree"))).toThrow("other bytes");
	});

	test("throws for a font nobody added", () => {
		expect(shaper.hasFont("helvetica")).toBe(false);
		expect(() => shaper.metrics("helvetica")).toThrow("helvetica");
		expect(() => shaper.shape("helvetica", "a")).toThrow("helvetica");
	});
});

describe("shape", () => {
	test.each(fixtureFonts.filter((font) => font !== "pinyon"))("kerns AVATAR To in %s", (font) => {
		const unkerned = [..."AVATAR To"].reduce((sum, letter) => sum + advance(shaper.shape(font, letter)), 0);
		expect(advance(shaper.shape(font, "AVATAR To"))).toBeLessThan(unkerned * 0.97);
		expect(advance(shaper.shape(font, "AVATAR To", ["-kern"]))).toBe(unkerned);
	});

	test.each(fixtureFonts)("draws German in %s", (font) => {
		expect(shaper.missing(font, "ÄÖÜäöüß „Gruß“ ‚so‘ – 12 × 9 & Co.…")).toEqual([]);
	});

	test.each(fixtureFonts.filter((font) => font !== "italiana"))(
		"draws our other Latin languages in %s",
		(font) => {
			for (const text of ["ąćęłńóśźż", "čďěňřšťůž", "çğıöşüİ", "éèêëàâîïôûæœ", "åøñ", "€"]) {
				expect(shaper.missing(font, text), text).toEqual([]);
			}
		},
	);

	test("a letter with a combining mark is drawn like the composed letter", () => {
		expect(shaper.shape("cormorant", "u\u0308")).toEqual(shaper.shape("cormorant", "ü"));
	});

	test.each(fixtureFonts)("draws letters with loose marks like composed ones in %s", (font) => {
		const look = (text: string) =>
			shaper.shape(font, text).map(({ id, advance, dx, dy }) => ({ id, advance, dx, dy }));
		const text = font === "italiana" ? "Ä é ç ñ Überfluß" : "Erdős Žižka łąka İzmir Źródło ç ñ ů ğ Überfluß";
		expect(look(text.normalize("NFD"))).toEqual(look(text));
		expect(shaper.shape(font, "u\u0308").length).toBe(1);
	});

	test.each(["x\u0301", "q\u0308"])("places the mark of %s over its letter", (text) => {
		const [letter, mark] = shaper.shape("cormorant", text);
		const numbers = (shaper.outline("cormorant", mark?.id ?? -1).match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
		const xs = numbers.filter((_, index) => index % 2 === 0).map((x) => x + (mark?.dx ?? 0));
		expect(Math.max(...xs)).toBeLessThan(0);
		expect(Math.min(...xs)).toBeGreaterThan(-(letter?.advance ?? 0));
	});

	test("gives clusters as UTF-16 indices", () => {
		const clusters = shaper.shape("cormorant", "a👍🏽b office").map((glyph) => glyph.cluster);
		expect(new Set(clusters)).toEqual(new Set([0, 1, 5, 6, 7, 8, 11, 12]));
	});

	test("applies features and refuses nonsense", () => {
		expect(shaper.shape("cormorant", "office", ["-liga"])).toHaveLength(6);
		expect(shaper.shape("cormorant", "office")).toHaveLength(4);
		expect(shaper.shape("cormorant", "abc", ["smcp"])).not.toEqual(shaper.shape("cormorant", "abc"));
		expect(() => shaper.shape("cormorant", "abc", ["not a feature"])).toThrow("not a feature");
	});

	test("keeps kerning inside a Cyrillic word between Latin ones", () => {
		const [first, second] = shaper.shape("jost", "ГА");
		expect(first?.advance).toBeLessThan(advance(shaper.shape("jost", "Г")));
		const mixed = shaper.shape("jost", "a ГА b");
		expect(mixed.slice(2, 4)).toEqual([
			{ ...first, cluster: 2 },
			{ ...second, cluster: 3 },
		]);
	});

	test("draws a non-breaking hyphen as a hyphen where the font has only that", () => {
		expect(shaper.shape("figtree", "E\u2011Mail")).toEqual(shaper.shape("figtree", "E-Mail"));
		expect(shaper.missing("figtree", "E\u2011Mail")).toEqual([]);
	});
});

describe("missing", () => {
	test("names emoji and foreign scripts once each, as a person counts them", () => {
		expect(shaper.missing("cormorant", "Ja 👍🏽 nein 👍🏽 👨‍👩‍👧 爱 x\u0301")).toEqual([
			"👍🏽",
			"👨‍👩‍👧",
			"爱",
		]);
	});

	test("names a letter whose mark the font has but cannot place", () => {
		expect(shaper.shape("jost", "x\u0301")[1]).toMatchObject({ advance: 0, dx: 0, dy: 0 });
		expect(shaper.missing("jost", "x\u0301 o\u030b")).toEqual(["x\u0301"]);
		expect(shaper.missing("jost", "x\u0301", ["cormorant"])).toEqual([]);
	});

	test("never names spaces, controls, joiners and soft hyphens", () => {
		const invisible = "\n\t\u00a0\u202f\u2009\u200b\u200d\u2060\u00ad\ufeff";
		for (const font of fixtureFonts) expect(shaper.missing(font, invisible)).toEqual([]);
	});
});

describe("outline", () => {
	test.each(fixtureFonts)("is absolute M, L, C and Z only in %s", (font) => {
		const number = String.raw`-?\d+(\.\d{1,3})?`;
		const points = (count: number) => `${number}( ${number}){${count * 2 - 1}}`;
		const grammar = new RegExp(`^(M${points(1)}(L${points(1)}|C${points(3)})*Z)+$`);
		for (const glyph of shaper.shape(font, "Käß&fi0"))
			expect(shaper.outline(font, glyph.id)).toMatch(grammar);
	});

	test("is blank for a space and upright with y up for a capital", () => {
		const [space] = shaper.shape("jost", " ");
		const [capital] = shaper.shape("jost", "H");
		expect(shaper.outline("jost", space?.id ?? -1)).toBe("");
		const numbers =
			shaper
				.outline("jost", capital?.id ?? -1)
				.match(/-?\d+/g)
				?.map(Number) ?? [];
		const heights = numbers.filter((_, index) => index % 2 === 1);
		expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, shaper.metrics("jost").capHeight]);
	});
});
