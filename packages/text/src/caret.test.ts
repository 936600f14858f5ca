import { box, mm, type Point, um } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { caretAt, indexAt } from "./caret.ts";
import { createShaper } from "./create-shaper.ts";
import { addFixtureFonts } from "./font-fixtures.ts";
import { layoutText } from "./layout-text.ts";
import { type CaretMove, moveCaret } from "./move-caret.ts";
import { selectionBoxes } from "./selection-boxes.ts";

const shaper = addFixtureFonts(await createShaper());

function layout(text: string, width = mm(10_000), font = "cormorant") {
	const style = { font, size: um(10_000), leading: 125, tracking: 0, align: "left" } as const;
	return layoutText(shaper, { text, style, width, height: mm(1000), verticalAlign: "top" });
}
const at = (x: number, y: number): Point => box(x, y, 0, 0);

describe("ligatures", () => {
	test("are entered where the font says", () => {
		const [ligature] = shaper.shape("cormorant", "ffi");
		expect(shaper.ligatureCarets("cormorant", ligature?.id ?? -1)).toEqual([288, 575]);
		expect(layout("ffi").lines[0]?.stops.map((stop) => stop.x)).toEqual([0, 2880, 5750, layout("ffi").width]);
	});

	test("are divided equally where the font says nothing", () => {
		const [ligature, ...others] = shaper.shape("fraunces", "fi");
		expect(others).toEqual([]);
		expect(shaper.ligatureCarets("fraunces", ligature?.id ?? -1)).toEqual([]);
		const result = layout("fi", mm(100), "fraunces");
		expect(result.lines[0]?.stops.map((stop) => stop.x)).toEqual([
			0,
			Math.round(result.width / 2),
			result.width,
		]);
	});
});

describe("softly wrapped lines", () => {
	const text = "Anna Ben";
	const wrapped = layout(text, layout("Anna").width);

	test("share one index between two places", () => {
		expect(caretAt(wrapped, text, 5)).toEqual({ x: 0, top: 12_500, height: 12_500, line: 1 });
		expect(caretAt(wrapped, text, 5, "before")).toMatchObject({ top: 0, line: 0 });
		expect(caretAt(wrapped, text, 5, "before").x).toBeGreaterThan(layout("Anna").width);
	});

	test("keep a click behind their end on their own line", () => {
		expect(indexAt(wrapped, text, at(90_000, 1))).toBe(4);
		expect(moveCaret(wrapped, text, 0, "lineEnd").index).toBe(4);
	});
});

describe("pointing", () => {
	test("rounds to the nearer side of a letter and never enters a grapheme", () => {
		const text = "a👍🏽b";
		const result = layout(text);
		const [, before, behind] = result.lines[0]?.stops.map((stop) => stop.x) ?? [];
		const third = ((behind ?? 0) - (before ?? 0)) / 3;
		expect(indexAt(result, text, at((before ?? 0) + third, 0))).toBe(1);
		expect(indexAt(result, text, at((behind ?? 0) - third, 0))).toBe(5);
		expect(caretAt(result, text, 3)).toEqual(caretAt(result, text, 1));
	});

	test("outside the text finds the first and the last line", () => {
		const text = "Anna\nBen";
		expect(indexAt(layout(text), text, at(-1, -9999))).toBe(0);
		expect(indexAt(layout(text), text, at(90_000, 99_999))).toBe(8);
	});

	test("refuses another text than the one laid out, and an index outside it", () => {
		expect(() => caretAt(layout("Anna"), "Annabel", 2)).toThrow("another text");
		expect(() => caretAt(layout("Anna"), "Anna", 5)).toThrow("outside");
	});
});

describe("moving", () => {
	const text = "Ein langer Tag\nso\nund ein langer Abend";
	const result = layout(text);
	const move = (index: number, to: CaretMove) => moveCaret(result, text, index, to).index;

	test("down over a short line comes back to the column it started from", () => {
		const down = moveCaret(result, text, 14, "down");
		expect(down.index).toBe(17);
		const further = moveCaret(result, text, down.index, "down", down.goalX);
		expect(further.index).toBeGreaterThan(28);
		expect(moveCaret(result, text, down.index, "down").index).toBeLessThan(25);
	});

	test("up from the first line goes to the start, down from the last to the end", () => {
		expect([move(5, "up"), move(20, "down")]).toEqual([0, text.length]);
	});

	test("by words stops at word starts to the left and word ends to the right", () => {
		expect([move(9, "wordLeft"), move(4, "wordLeft"), move(0, "wordLeft")]).toEqual([4, 0, 0]);
		expect([move(0, "wordRight"), move(3, "wordRight"), move(14, "wordRight")]).toEqual([3, 10, 17]);
		expect(move(text.length, "wordRight")).toBe(text.length);
	});

	test("to line ends stays on the line", () => {
		expect([move(16, "lineStart"), move(16, "lineEnd")]).toEqual([15, 17]);
	});
});

describe("selection", () => {
	test("shows every line it touches, line ends and empty lines included", () => {
		const text = "Anna\n\nBen";
		const result = layout(text);
		const [anna, empty, ben] = result.lines;
		expect(selectionBoxes(result, text, 1, 7)).toEqual([
			box(anna?.stops[1]?.x ?? -1, 0, (anna?.width ?? 0) - (anna?.stops[1]?.x ?? 0) + 2500, 12_500),
			box(0, empty?.top ?? -1, 2500, 12_500),
			box(0, ben?.top ?? -1, ben?.stops[1]?.x ?? -1, 12_500),
		]);
	});

	test("is nothing when both ends meet", () => {
		expect(selectionBoxes(layout("Anna"), "Anna", 2, 2)).toEqual([]);
	});
});
