import { mm, pt, type Um, um } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { createShaper } from "./create-shaper.ts";
import { addFixtureFonts } from "./font-fixtures.ts";
import { layoutText } from "./layout-text.ts";
import type { TextRequest, TextStyle } from "./text-request.ts";

const shaper = addFixtureFonts(await createShaper());
const style: TextStyle = { font: "cormorant", size: um(10_000), leading: 125, tracking: 0, align: "left" };
const wide = mm(10_000);

function layout(text: string, width: Um, more: Partial<TextRequest> = {}) {
	return layoutText(shaper, { text, style, width, height: mm(1000), verticalAlign: "top", ...more });
}
function linesOf(text: string, width: Um, more: Partial<TextRequest> = {}): string[] {
	return layout(text, width, more).lines.map((line) => text.slice(line.start, line.end));
}
function widthOf(text: string, more: Partial<TextRequest> = {}): Um {
	return layout(text, wide, more).width;
}

describe("lines", () => {
	test("break where UAX 14 allows and at every newline", () => {
		expect(linesOf("Anna und Ben\n\nfeiern", widthOf("Anna und"))).toEqual([
			"Anna und ",
			"Ben",
			"",
			"feiern",
		]);
	});

	test("a line that fits to the micrometre is not broken", () => {
		expect(linesOf("Anna und Ben", widthOf("Anna und Ben"))).toHaveLength(1);
		expect(linesOf("Anna und Ben", um(widthOf("Anna und Ben") - 1))).toHaveLength(2);
	});

	test("keep words joined by a non-breaking space together", () => {
		expect(linesOf("Am 12.\u00a0Juni", widthOf("Am 12.\u00a0Jun"))).toEqual(["Am ", "12.\u00a0Juni"]);
	});

	test("divide a word wider than the box between graphemes, after trying a line of its own", () => {
		const lines = linesOf("Zu Xa\u0308a\u0308a\u0308a\u0308a\u0308", widthOf("Xa\u0308a\u0308"));
		expect(lines).toEqual(["Zu ", "Xa\u0308a\u0308", "a\u0308a\u0308a\u0308"]);
		expect(layout("Zusammen", widthOf("Zusa")).overflow).toBe(false);
	});

	test("say so when one character is wider than the box", () => {
		const result = layout("WM", um(1000));
		expect(result.lines).toHaveLength(2);
		expect(result.overflow).toBe(true);
	});

	test("say so when they are higher than the box", () => {
		expect(layout("a\nb", wide, { height: um(25_000) }).overflow).toBe(false);
		expect(layout("a\nb", wide, { height: um(24_999) }).overflow).toBe(true);
	});

	test("are shaped to their own end: a ligature across a break does not survive it", () => {
		const text = "of\u200bfen";
		expect(layout(text, wide).lines[0]?.glyphs.length).toBeLessThan(6);
		const divided = layout(text, widthOf("fen"));
		expect(divided.lines.map((line) => line.width)).toEqual([widthOf("of"), widthOf("fen")]);
	});

	test("kern across what is drawn: AVATAR is set narrower than without kerning", () => {
		const unkerned = { style: { ...style, features: ["-kern"] } };
		expect(widthOf("AVATAR To")).toBeLessThan(widthOf("AVATAR To", unkerned) * 0.95);
	});
});

describe("soft hyphens", () => {
	const text = "Donau\u00addampf\u00adschiff";
	const hyphen = shaper.shape("cormorant", "\u2010")[0]?.id;

	test("are invisible inside a line", () => {
		const marked = layout(text, wide).lines[0]?.glyphs.map(({ id, x }) => ({ id, x }));
		const plain = layout("Donaudampfschiff", wide).lines[0]?.glyphs.map(({ id, x }) => ({ id, x }));
		expect(marked).toEqual(plain);
	});

	test("show a hyphen at the line they end, and its width counts", () => {
		const enough = layout(text, widthOf("Donaudampf\u2010"));
		expect(enough.lines.map((line) => text.slice(line.start, line.end))).toEqual([
			"Donau\u00addampf\u00ad",
			"schiff",
		]);
		expect(enough.lines[0]?.glyphs.at(-1)).toMatchObject({ id: hyphen, cluster: 11 });
		expect(enough.lines[0]?.width).toBe(widthOf("Donaudampf\u2010"));
		expect(enough.lines[1]?.glyphs.some((glyph) => glyph.id === hyphen)).toBe(false);
		const less = linesOf(text, um(widthOf("Donaudampf\u2010") - 1));
		expect(less[0]).toBe("Donau\u00ad");
	});

	test("never print a hyphen alone or at the end of a text", () => {
		expect(linesOf("So \u00adWort", widthOf("So \u2010"))[0]).toBe("So ");
		expect(widthOf("Wort\u00ad")).toBe(widthOf("Wort"));
		const narrow = [...layout("\u00adW", um(300)).lines, ...layout("W\u00ad\u00adW", um(300)).lines];
		expect(narrow.filter((line) => line.glyphs[0]?.id === hyphen)).toEqual([]);
	});
});

describe("spaces", () => {
	test("at the end of a line hang: they change neither width, wrapping nor alignment", () => {
		const right: Partial<TextRequest> = { style: { ...style, align: "right" } };
		const [bare] = layout("Anna", mm(50), right).lines;
		const [spaced] = layout("Anna   ", mm(50), right).lines;
		expect([spaced?.x, spaced?.width, spaced?.end]).toEqual([bare?.x, bare?.width, 7]);
		expect(linesOf("Anna     Ben", widthOf("Anna"))).toEqual(["Anna     ", "Ben"]);
	});

	test("at its start and inside are kept", () => {
		expect(widthOf("  Anna")).toBeGreaterThan(widthOf(" Anna"));
	});
});

describe("placing", () => {
	test("centres the font's ascender and descender in the line box", () => {
		const [line] = layout("Anna", wide).lines;
		// 12.5 mm line, middle at 6.25 mm, and (924 - 287) / 2 thousandths of 10 mm below it.
		expect(line).toMatchObject({ top: 0, height: 12_500, baseline: 9435 });
	});

	test.each([
		["left", 0],
		["center", 0.5],
		["right", 1],
	] as const)("aligns %s", (align, share) => {
		const [line] = layout("Anna", mm(50), { style: { ...style, align } }).lines;
		expect(line?.x).toBe(Math.round((50_000 - widthOf("Anna")) * share));
		expect(line?.glyphs[0]?.x).toBe(line?.x);
	});

	test.each([
		["top", 0],
		["middle", 37_500],
		["bottom", 75_000],
	] as const)("puts the lines at the %s", (verticalAlign, top) => {
		expect(layout("a\nb", wide, { height: mm(100), verticalAlign }).lines[0]?.top).toBe(top);
	});

	test("adds tracking after every cluster but not at the end of the line", () => {
		const tracked = { style: { ...style, tracking: 100 } };
		expect(widthOf("Anna", tracked) - widthOf("Anna")).toBe(3000);
		expect(widthOf("A  ", tracked)).toBe(widthOf("A"));
	});

	test("switches ligatures off with tracking, unless the style asks for them", () => {
		const glyphs = (features: string[]) =>
			layout("fi", wide, { style: { ...style, tracking: 10, features } }).lines[0]?.glyphs.length;
		expect([glyphs([]), glyphs(["liga"])]).toEqual([2, 1]);
	});

	test("gives an empty text one empty line with a place for the caret", () => {
		const result = layout("", mm(50), { style: { ...style, align: "center" } });
		expect(result).toMatchObject({ width: 0, height: 12_500, overflow: false });
		expect(result.lines).toMatchObject([{ start: 0, end: 0, glyphs: [], stops: [{ index: 0, x: 25_000 }] }]);
	});

	test("draws a tab as a space and no other control character", () => {
		expect(widthOf("a\tb\u0007\rc")).toBe(widthOf("a bc"));
	});

	test("refuses a size that is not positive", () => {
		expect(() => layout("a", wide, { style: { ...style, size: um(0) } })).toThrow("positive");
	});
});

describe("fitMin", () => {
	const title: TextStyle = { ...style, size: pt(40) };

	test("leaves a text that fits at its authored size", () => {
		expect(layout("Anna", mm(200), { style: title, fitMin: pt(6) }).size).toBe(pt(40));
	});

	test("goes down by quarter points until the height fits", () => {
		const request = { style: title, height: mm(30), fitMin: pt(6) };
		const fitted = layout("Anna und Ben laden ein", mm(60), request);
		expect(fitted.overflow).toBe(false);
		const steps = (pt(40) - fitted.size) / (25_400 / 72 / 4);
		expect(Math.abs(steps - Math.round(steps))).toBeLessThan(0.01);
		const larger = um(fitted.size + pt(0.25));
		expect(
			layout("Anna und Ben laden ein", mm(60), {
				...request,
				style: { ...title, size: larger },
				fitMin: larger,
			}).overflow,
		).toBe(true);
	});

	test("shrinks before it divides a word", () => {
		const fitted = layout("Goldhochzeit", mm(30), { style: title, fitMin: pt(6) });
		expect(fitted.lines).toHaveLength(1);
		expect(fitted.size).toBeLessThan(pt(40));
		expect(layout("Goldhochzeit", mm(30), { style: title }).lines.length).toBeGreaterThan(1);
	});

	test("never goes below the minimum: then words are divided and overflow is told", () => {
		const fitted = layout("Goldhochzeit", mm(3), { style: title, fitMin: pt(9), height: mm(500) });
		expect([fitted.size, fitted.overflow]).toEqual([pt(9), false]);
		expect(fitted.lines.length).toBeGreaterThan(1);
		expect(layout("Goldhochzeit", mm(3), { style: title, fitMin: pt(9), height: mm(5) }).overflow).toBe(true);
	});
});
