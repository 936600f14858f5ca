import { mm, pt, type Um, um } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { caretAt } from "./caret.ts";
import { createShaper } from "./create-shaper.ts";
import { addFixtureFonts } from "./font-fixtures.ts";
import { layoutText } from "./layout-text.ts";
import type { TextRequest, TextStyle } from "./text-request.ts";

const shaper = addFixtureFonts(await createShaper());
const style: TextStyle = { font: "cormorant", size: um(10_000), leading: 120, tracking: 0, align: "left" };

function layout(text: string, more: Partial<TextRequest> = {}) {
	const box = { width: mm(10_000), height: mm(1000), verticalAlign: "top" } as const;
	return layoutText(shaper, { text, style, ...box, ...more });
}
function widthOf(text: string, more: Partial<TextStyle> = {}): Um {
	return layout(text, { style: { ...style, ...more } }).width;
}

describe("runs", () => {
	test("set one line in several fonts and sizes, one behind the other on one baseline", () => {
		const result = layout("Anna und Ben", {
			runs: [
				{ start: 0, end: 4, style: { font: "pinyon", size: um(20_000) } },
				{ start: 9, end: 12, style: { font: "jost" } },
			],
		});
		const [line] = result.lines;
		expect(new Set(line?.glyphs.map((glyph) => `${glyph.font} ${glyph.size}`))).toEqual(
			new Set(["pinyon 20000", "cormorant 10000", "jost 10000"]),
		);
		expect(new Set(line?.glyphs.map((glyph) => glyph.y))).toEqual(new Set([line?.baseline]));
		const parts = [
			widthOf("Anna", { font: "pinyon", size: um(20_000) }),
			layout(" und x").lines[0]?.stops[5]?.x ?? 0,
			widthOf("Ben", { font: "jost" }),
		];
		expect(Math.abs(result.width - parts.reduce((sum, part) => sum + part, 0))).toBeLessThanOrEqual(2);
	});

	test("scale fonts of other units per em to the same em", () => {
		const runs = [{ start: 0, end: 4, style: { font: "pinyon" } }];
		expect(shaper.metrics("pinyon").unitsPerEm).not.toBe(shaper.metrics("cormorant").unitsPerEm);
		expect(Math.abs(layout("Anna", { runs }).width - widthOf("Anna", { font: "pinyon" }))).toBeLessThan(2);
	});

	test("make a line as high as its largest size asks, and only that line", () => {
		const large = { start: 2, end: 3, style: { size: um(30_000) } };
		const { lines } = layout("a\nb c\nd", { runs: [large] });
		expect(lines.map((line) => line.height)).toEqual([12_000, 36_000, 12_000]);
		expect(lines.map((line) => line.top)).toEqual([0, 12_000, 48_000]);
		const [alone] = layout("b", { style: { ...style, size: um(30_000) } }).lines;
		expect(lines[1]?.baseline).toBe(12_000 + (alone?.baseline ?? 0));
	});

	test("make a line lower when all of it is smaller", () => {
		const { lines } = layout("ab", { runs: [{ start: 0, end: 2, style: { size: um(5000) } }] });
		expect(lines[0]?.height).toBe(6000);
	});

	test("give an empty line the height of its own newline, at the end of the text of the one before", () => {
		const runs = [{ start: 1, end: 4, style: { size: um(20_000) } }];
		expect(layout("a\n\nb\n", { runs }).lines.map((line) => line.height)).toEqual([
			12_000, 24_000, 24_000, 12_000,
		]);
	});

	test("shrink together in proportion", () => {
		const runs = [{ start: 0, end: 4, style: { size: pt(40) } }];
		const fitted = layout("Anna und Ben", {
			style: { ...style, size: pt(20) },
			runs,
			width: mm(40),
			height: mm(14),
			fitMin: pt(5),
		});
		expect(fitted.size).toBeLessThan(pt(20));
		expect(fitted.overflow).toBe(false);
		const sizes = fitted.lines.flatMap((line) => line.glyphs.map((glyph) => glyph.size));
		expect(Math.max(...sizes) / Math.min(...sizes)).toBeCloseTo(2, 2);
		expect(Math.min(...sizes)).toBe(fitted.size);
	});

	test("track each run by its own em, and nothing at the end of the line", () => {
		const runs = [{ start: 2, end: 4, style: { size: um(20_000), tracking: 100 } }];
		const plain = [{ start: 2, end: 4, style: { size: um(20_000), features: ["-liga", "-clig"] } }];
		expect(layout("AnnH", { runs }).width - layout("AnnH", { runs: plain }).width).toBe(2000);
	});

	test("never divide a grapheme: its style is that of its first character", () => {
		const text = "xu\u0308y";
		const at = (start: number, end: number) =>
			layout(text, { runs: [{ start, end, style: { size: um(20_000) } }] }).lines[0]?.glyphs.map(
				(glyph) => glyph.size,
			);
		expect(at(2, 4)).toEqual([10_000, 20_000, 20_000]);
		expect(at(0, 2)).toEqual([20_000, 10_000, 10_000]);
		expect(at(1, 2)).toEqual([10_000, 10_000, 10_000]);
	});

	test("cut kerning and ligatures where the style changes", () => {
		const coloured = layout("fi", { runs: [{ start: 1, end: 2, style: { features: ["onum"] } }] });
		expect(layout("fi").lines[0]?.glyphs).toHaveLength(1);
		expect(coloured.lines[0]?.glyphs).toHaveLength(2);
	});

	test("scale the carets inside a ligature with it", () => {
		const [line] = layout("ffi", { runs: [{ start: 0, end: 3, style: { size: um(20_000) } }] }).lines;
		expect(line?.glyphs).toHaveLength(1);
		expect(line?.stops.map((stop) => stop.x)).toEqual([0, 5760, 11_500, line?.width]);
	});

	test("are refused out of order, empty, behind the text or without a size", () => {
		const run = (start: number, end: number, size = um(5000)) => ({ start, end, style: { size } });
		expect(() => layout("Anna", { runs: [run(2, 3), run(0, 1)] })).toThrow("run 0 to 1");
		expect(() => layout("Anna", { runs: [run(0, 2), run(1, 3)] })).toThrow("run 1 to 3");
		expect(() => layout("Anna", { runs: [run(2, 2)] })).toThrow("empty");
		expect(() => layout("Anna", { runs: [run(0, 5)] })).toThrow("behind the end");
		expect(() => layout("Anna", { runs: [run(0, 2, um(0))] })).toThrow("positive");
	});
});

describe("small capitals", () => {
	test("are the font's own where it has them", () => {
		const [line] = layout("Anna", { style: { ...style, caps: "small" } }).lines;
		expect(line?.glyphs.map((glyph) => glyph.id)).toEqual(
			shaper.shape("cormorant", "Anna", ["smcp"]).map((glyph) => glyph.id),
		);
		expect(line?.glyphs.every((glyph) => glyph.size === 10_000)).toBe(true);
	});

	test("are made from smaller capitals where it has none, capitals and figures staying as they are", () => {
		const [line] = layout("Anna 12", { style: { ...style, font: "italiana", caps: "small" } }).lines;
		expect(line?.glyphs.map((glyph) => glyph.size)).toEqual([
			10_000, 7600, 7600, 7600, 10_000, 10_000, 10_000,
		]);
		const capitals = shaper.shape("italiana", "ANNA 12").map((glyph) => glyph.id);
		expect(line?.glyphs.map((glyph) => glyph.id)).toEqual(capitals);
	});

	test("show ß as SS, with the caret before and behind both", () => {
		const [line] = layout("aßb", { style: { ...style, font: "italiana", caps: "small" } }).lines;
		expect(line?.glyphs.map((glyph) => glyph.cluster)).toEqual([0, 1, 1, 2]);
		expect(line?.stops.map((stop) => stop.index)).toEqual([0, 1, 2, 3]);
		const [, before, behind] = line?.stops ?? [];
		const two = shaper.shape("italiana", "SS").reduce((sum, glyph) => sum + glyph.advance, 0);
		const expected = (two * 7600) / shaper.metrics("italiana").unitsPerEm;
		expect(Math.abs((behind?.x ?? 0) - (before?.x ?? 0) - expected)).toBeLessThan(30);
	});

	test("leave line heights alone", () => {
		const small = { ...style, font: "italiana", caps: "small" } as const;
		expect(layout("anna", { style: small }).height).toBe(12_000);
	});
});

describe("fallback", () => {
	test("draws words the font lacks letters for, with the first font that has all of them", () => {
		const text = "Anna Łódź Жар";
		const request = { style: { ...style, font: "italiana" }, fallback: ["pinyon", "jost", "cormorant"] };
		const [line] = layout(text, request).lines;
		const fontAt = (index: number) => line?.glyphs.find((glyph) => glyph.cluster === index)?.font;
		expect(shaper.missing("italiana", text)).toEqual(["Ł", "ź", "Ж", "а", "р"]);
		expect([0, 3, 4, 5, 6, 8, 9, 10, 12].map(fontAt)).toEqual([
			...["italiana", "italiana", "italiana"],
			...["pinyon", "pinyon", "pinyon"],
			...["italiana", "jost", "jost"],
		]);
		expect(line?.glyphs.every((glyph) => glyph.id !== 0)).toBe(true);
	});

	test("draws a word nobody has all letters of letter by letter, each with its marks in one font", () => {
		const request = { style: { ...style, font: "italiana" }, fallback: ["cormorant"] };
		const glyphs = layout("ao\u030b爱", request).lines[0]?.glyphs ?? [];
		expect(glyphs.map((glyph) => glyph.font)).toEqual(["italiana", "cormorant", "italiana"]);
	});

	test("sets what stands in so large that its small letters are as high as the font's own", () => {
		const { lines } = layout("жар", { style: { ...style, font: "italiana" }, fallback: ["jost"] });
		const height = (font: string) => shaper.metrics(font).xHeight / shaper.metrics(font).unitsPerEm;
		const [glyph] = lines[0]?.glyphs ?? [];
		expect(glyph?.size).toBeCloseTo((style.size * height("italiana")) / height("jost"), -1);
	});

	test("leaves what nobody can draw to the font, and missing names it", () => {
		expect(layout("爱", { fallback: ["jost"] }).lines[0]?.glyphs).toMatchObject([
			{ font: "cormorant", id: 0 },
		]);
		expect(shaper.missing("italiana", "Ł爱", ["jost"])).toEqual(["爱"]);
	});

	test("keeps the line's height and gives the caret every place", () => {
		const request = { style: { ...style, font: "italiana" }, fallback: ["jost"] };
		const text = "Łódź";
		const result = layout(text, request);
		expect(result.height).toBe(12_000);
		const places = [0, 1, 2, 3, 4].map((index) => caretAt(result, text, index).x);
		expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
	});
});
