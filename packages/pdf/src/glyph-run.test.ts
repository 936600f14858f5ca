import fc from "fast-check";
import { expect, test } from "vitest";
import { createFontUse } from "./font.ts";
import { type GlyphRun, glyphRunOperators, type PlacedGlyph } from "./glyph-run.ts";
import { fontBytes, must } from "./testing/sample-files.ts";
import { shapeLine } from "./testing/shape-line.ts";
import { readFont } from "./truetype.ts";

const bytes = fontBytes("cormorant");
const trueType = must(readFont(bytes));
const line = { size: 5000, x: 0, y: 0 };

function show(glyphs: readonly PlacedGlyph[], size = 5000) {
	const use = createFontUse(trueType, 7, {});
	const run: GlyphRun = { font: use.handle, size, glyphs };
	return { use, operators: glyphRunOperators(run) };
}

/** Where a PDF reader shows each glyph: the text operators of ISO 32000-1, 9.4, followed independently. */
function follow({ use, operators }: ReturnType<typeof show>, size = 5000) {
	const shown: { id: number; x: number; y: number }[] = [];
	let [x, y] = [0, 0];
	for (const operator of operators) {
		if (operator.endsWith(" Tm")) [x, y] = operator.split(" ").slice(4, 6).map(Number) as [number, number];
		if (!operator.endsWith(" TJ")) continue;
		for (const [token] of operator.slice(0, -3).matchAll(/<[^>]*>|-?[\d.]+/g)) {
			if (!token.startsWith("<")) x -= (Number(token) / 1000) * size;
			for (const [digits] of token.startsWith("<") ? token.matchAll(/[0-9A-F]{4}/g) : []) {
				const id = use.codes[Number.parseInt(digits, 16)]?.glyph ?? -1;
				shown.push({ id, x, y });
				x += (trueType.horizontal(id).advance / trueType.unitsPerEm) * size;
			}
		}
	}
	return shown;
}

test("every glyph is shown within 2 µm of its place, whatever the places", () => {
	const placed = fc.record({
		id: fc.nat(trueType.glyphCount - 1),
		x: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
		y: fc.constantFrom(0, 120, 6000.5),
		text: fc.constantFrom("a", " ", "", "ffi", "\u00a0"),
	});
	fc.assert(
		fc.property(fc.array(placed, { maxLength: 30 }), (glyphs) => {
			const shown = follow(show(glyphs));
			expect(shown.map(({ id }) => id)).toEqual(glyphs.map(({ id }) => id));
			for (const [index, { x, y }] of shown.entries()) {
				expect(Math.abs(x - (glyphs[index]?.x ?? Number.NaN))).toBeLessThan(2);
				expect(y).toBeCloseTo(glyphs[index]?.y ?? Number.NaN, 3);
			}
		}),
	);
});

test("glyphs without kerning between them are one string", () => {
	const { operators } = show(shapeLine(bytes, { ...line, text: "nnnn" }));
	expect(operators).toEqual(["BT", "/R7 5000 Tf", "1 0 0 -1 0 0 Tm", "[<0001000100010001>] TJ", "ET"]);
});

test("kerned words are not marked, tracked ones are", () => {
	const marks = (trackingEm: number) =>
		show(shapeLine(bytes, { ...line, text: "AVA TO", trackingEm })).operators.filter((op) =>
			op.endsWith("BDC"),
		);
	expect(marks(0)).toEqual([]);
	expect(marks(0.2)).toEqual([
		"/Span << /ActualText <FEFF004100560041> >> BDC",
		"/Span << /ActualText <FEFF0054004F> >> BDC",
	]);
});

test("a word with a cluster of several glyphs is marked with its whole text", () => {
	const { operators } = show(shapeLine(bytes, { ...line, text: "q\u0301u" }));
	expect(operators.filter((op) => op.endsWith("BDC"))).toEqual([
		"/Span << /ActualText <FEFF007103010075> >> BDC",
	]);
});

test("one glyph that stands for two texts gets two codes", () => {
	const space = { id: 3, x: 0, y: 0 };
	const { use } = show([
		{ ...space, text: " " },
		{ ...space, text: "\u00a0" },
		{ ...space, text: " " },
	]);
	expect(use.codes.slice(1)).toEqual([
		{ glyph: 3, text: " " },
		{ glyph: 3, text: "\u00a0" },
	]);
});

test("a glyph that the font lacks is refused", () => {
	expect(() => show([{ id: trueType.glyphCount, x: 0, y: 0, text: "x" }])).toThrow(
		`glyph ${trueType.glyphCount}`,
	);
});
