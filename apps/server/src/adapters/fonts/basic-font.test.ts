import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { designFonts } from "@offizin/templates";
import { basicFeatures, basicLetters, createShaper, isBasic } from "@offizin/text";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { basicFont } from "./basic-font.ts";
import { findFontFiles } from "./font-files.ts";

const files = findFontFiles();
const fonts = designFonts.map(({ id }) => id);
const whole = await createShaper();
const basic = await createShaper();
const bytesOf = (font: string) => new Uint8Array(readFileSync(files.file(font)?.path ?? ""));

beforeAll(async () => {
	for (const font of fonts) {
		whole.addFont(font, bytesOf(font));
		expect(basic.addFont(font, await basicFont(bytesOf(font)), "basic").ok).toBe(true);
	}
});

const features = [[], ["-liga", "-clig"], ...basicFeatures.map((feature) => [feature])];
const texts = fc
	.array(fc.constantFrom(...basicLetters.map((letter) => String.fromCodePoint(letter))), { maxLength: 24 })
	.map((letters) => letters.join(""))
	.filter((text) => isBasic(text));

describe.each(fonts)("%s", (font) => {
	test("a basic text is set by the basic font as by the whole one, glyph by glyph and in outline", () => {
		expect(basic.metrics(font)).toEqual(whole.metrics(font));
		expect(basic.features(font).has("smcp")).toBe(whole.features(font).has("smcp"));
		const sameText = (text: string, asked: readonly string[]) => {
			const glyphs = basic.shape(font, text, asked);
			expect(glyphs).toEqual(whole.shape(font, text, asked));
			expect(basic.missing(font, text)).toEqual(whole.missing(font, text));
			for (const { id } of glyphs) {
				expect(basic.outline(font, id)).toBe(whole.outline(font, id));
				expect(basic.ligatureCarets(font, id)).toEqual(whole.ligatureCarets(font, id));
			}
		};
		for (const asked of features) {
			sameText(String.fromCodePoint(...basicLetters), asked);
			sameText("Affe, Kniffliges & Strofflfisch – Zoë, Ægir, Łódź".replace(/[Łźó]/g, "o"), asked);
		}
		fc.assert(fc.property(texts, fc.constantFrom(...features), sameText), { numRuns: 60 });
	});

	test("is no more than 38 KB to send", async () => {
		expect(brotliCompressSync(await basicFont(bytesOf(font))).length).toBeLessThan(38_000);
	});
});

test("what is not basic needs the whole font, which takes the place of the basic one", async () => {
	const shaper = await createShaper();
	const [font = ""] = fonts;
	shaper.addFont(font, await basicFont(bytesOf(font)), "basic");
	expect(isBasic("Łukasz")).toBe(false);
	expect(shaper.missing(font, "Łukasz")).toEqual(["Ł"]);
	expect([shaper.hasFont(font), shaper.hasFont(font, "basic")]).toEqual([false, true]);
	const before = shaper.shape(font, "Anna");
	shaper.addFont(font, bytesOf(font));
	expect([shaper.hasFont(font), shaper.hasFont(font, "basic")]).toEqual([true, true]);
	expect(shaper.missing(font, "Łukasz")).toEqual([]);
	expect(shaper.shape(font, "Anna")).toEqual(before);
	// A basic one that comes late changes nothing.
	shaper.addFont(font, await basicFont(bytesOf(font)), "basic");
	expect(shaper.missing(font, "Łukasz")).toEqual([]);
});
