import fc from "fast-check";
import * as hb from "harfbuzzjs";
import { expect, test } from "vitest";
import { componentGlyphs } from "./glyph-outline.ts";
import { subsetFont } from "./subset.ts";
import { fontBytes, must } from "./testing/sample-files.ts";
import { readFont, type TrueTypeFont } from "./truetype.ts";

const shaper = (bytes: Uint8Array) => new hb.Font(new hb.Face(new hb.Blob(bytes.slice().buffer)));
const original = fontBytes("ebGaramond");
const font = must(readFont(original));

function composedGlyphs(of: TrueTypeFont): number[] {
	const all = Array.from({ length: of.glyphCount }, (_, glyph) => glyph);
	return all.filter((glyph) => (componentGlyphs(of.outline(glyph)) ?? []).length > 1);
}

test.each(["ebGaramond", "pinyon"] as const)(
	"any subset of %s is drawn as the whole font by HarfBuzz",
	(name) => {
		const bytes = fontBytes(name);
		const source = must(readFont(bytes));
		const whole = shaper(bytes);
		const glyph = fc.oneof(fc.nat(source.glyphCount - 1), fc.constantFrom(...composedGlyphs(source)));
		fc.assert(
			fc.property(fc.array(glyph, { minLength: 1, maxLength: 20 }), (glyphs) => {
				const subset = shaper(subsetFont(source, glyphs));
				for (const [number, id] of glyphs.entries()) {
					expect(subset.glyphToPath(number)).toBe(whole.glyphToPath(id));
					expect(subset.glyphHAdvance(number)).toBe(whole.glyphHAdvance(id));
				}
			}),
			{ numRuns: 40 },
		);
	},
);

test("a subset holds the listed glyphs and their parts, no more, and reads as a font", () => {
	const [umlaut] = composedGlyphs(font);
	const parts = new Set(componentGlyphs(font.outline(umlaut ?? 0)));
	const subset = subsetFont(font, [0, umlaut ?? 0]);
	const tags = Array.from({ length: 6 }, (_, i) =>
		Buffer.from(subset).toString("latin1", 12 + i * 16, 16 + i * 16),
	);
	expect(tags).toEqual(["glyf", "head", "hhea", "hmtx", "loca", "maxp"]);
	expect(Buffer.from(subset).readUInt16BE(subset.length - 28)).toBe(2 + parts.size);
	expect(subset.length).toBeLessThan(original.length / 50);
});

test("the whole file sums to the magic checksum", () => {
	const subset = Buffer.from(subsetFont(font, [0, 5, 9]));
	let sum = 0;
	for (let at = 0; at < subset.length; at += 4) sum = (sum + subset.readUInt32BE(at)) >>> 0;
	expect(sum).toBe(0xb1b0afba);
});
