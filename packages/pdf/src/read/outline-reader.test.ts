import { IDENTITY, type Path } from "@offizin/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { componentGlyphs } from "../glyph-outline.ts";
import { subsetFont } from "../subset.ts";
import { createGlyphPaths } from "../testing/glyph-path.ts";
import { fontBytes, must } from "../testing/sample-files.ts";
import { readFont } from "../truetype.ts";
import { createOutlineReader } from "./outline-reader.ts";
import { createPath, mapPath } from "./page-path.ts";

/** Area within a path and what it spans, in font units; they do not depend on where a contour starts. */
function measure(data: string): number[] {
	let [area, x, y, startX, startY] = [0, 0, 0, 0, 0];
	const [xs, ys]: [number[], number[]] = [[], []];
	const lineTo = (toX: number, toY: number) => {
		area += (x * toY - toX * y) / 2;
		[x, y] = [toX, toY];
		xs.push(toX);
		ys.push(toY);
	};
	for (const [, letter, operands] of data.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
		const p = (operands ?? "").trim().split(/[ ,]+/).map(Number);
		const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = p;
		if (letter === "M") [x, y, startX, startY] = [a, b, a, b];
		if (letter === "L") lineTo(a, b);
		if (letter === "Z") lineTo(startX, startY);
		if (letter === "C") {
			const [fromX, fromY] = [x, y];
			const at = (t: number, v: number[]) =>
				(1 - t) ** 3 * (v[0] ?? 0) +
				3 * t * (1 - t) ** 2 * (v[1] ?? 0) +
				3 * t * t * (1 - t) * (v[2] ?? 0) +
				t ** 3 * (v[3] ?? 0);
			for (let n = 1; n <= 8; n++) lineTo(at(n / 8, [fromX, a, c, e]), at(n / 8, [fromY, b, d, f]));
		}
	}
	return xs.length === 0 ? [0] : [area, Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

function inUnits(outline: Path, unitsPerEm: number): string {
	const path = createPath();
	for (const [letter, coordinates] of outline)
		path.add(letter, coordinates, [unitsPerEm, 0, 0, unitsPerEm, 0, 0]);
	return path.finish().data;
}

test.each(["ebGaramond", "pinyon", "cormorant"] as const)(
	"glyphs of %s have the shape HarfBuzz draws",
	(name) => {
		const bytes = fontBytes(name);
		const font = must(readFont(bytes));
		const draw = createGlyphPaths(bytes);
		const read = createOutlineReader(bytes);
		for (let glyph = 0; glyph < font.glyphCount; glyph += 7) {
			const own = measure(inUnits(read?.(glyph) ?? [], font.unitsPerEm));
			const expected = measure(mapPath(draw(glyph).replaceAll(",", " "), IDENTITY));
			expect(own.length, `glyph ${glyph}`).toBe(expected.length);
			for (const [index, value] of own.entries()) {
				const tolerance = index === 0 ? Math.abs(value) * 0.001 + 40 : 0.6;
				expect(Math.abs(value - (expected[index] ?? 0)), `glyph ${glyph}`).toBeLessThan(tolerance);
			}
		}
	},
);

test("composed glyphs of a subset keep their shape", () => {
	const bytes = fontBytes("ebGaramond");
	const font = must(readFont(bytes));
	const whole = createOutlineReader(bytes);
	const composed = Array.from({ length: font.glyphCount }, (_, glyph) => glyph).filter(
		(glyph) => (componentGlyphs(font.outline(glyph)) ?? []).length > 1,
	);
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...composed), { minLength: 1, maxLength: 10 }), (glyphs) => {
			const subset = createOutlineReader(subsetFont(font, glyphs));
			for (const [number, glyph] of glyphs.entries()) expect(subset?.(number)).toEqual(whole?.(glyph));
		}),
	);
});

test("a damaged program has no outlines, or undefined ones, but never throws", () => {
	const bytes = subsetFont(must(readFont(fontBytes("ebGaramond"))), [5, 120, 300, 301, 302]);
	const change = fc.record({ at: fc.nat(bytes.length - 1), to: fc.nat(255) });
	fc.assert(
		fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
			const copy = bytes.slice();
			for (const { at, to } of changes) copy[at] = to;
			const read = createOutlineReader(copy);
			for (let glyph = 0; glyph < 8; glyph++) expect(read?.(glyph) ?? []).toBeInstanceOf(Array);
		}),
		{ numRuns: 200 },
	);
	expect(createOutlineReader(new Uint8Array(40))).toBeUndefined();
});
