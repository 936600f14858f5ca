import { box, mm, pt, um } from "@offizin/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { caretAt, indexAt, ownStops } from "./caret.ts";
import { createShaper } from "./create-shaper.ts";
import { addFixtureFonts, fixtureFonts } from "./font-fixtures.ts";
import { graphemeBoundaries } from "./graphemes.ts";
import { loadHyphenation } from "./hyphenation.ts";
import { layoutText } from "./layout-text.ts";
import { moveCaret } from "./move-caret.ts";
import { selectionBoxes } from "./selection-boxes.ts";
import type { TextRequest } from "./text-request.ts";

const german = await loadHyphenation("de");
const shaper = addFixtureFonts(await createShaper());
shaper.addHyphenator(german);

const pieces = [
	..."abcfilAVTo ,.-  ß",
	"ffi",
	"Straße",
	"Hochzeit",
	"\n",
	"\u00ad",
	"\u00a0",
	"u\u0308",
	"👍🏽",
	"Жар",
	"Τό",
	"\t",
	"\u200b",
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(""));
const runStyle = fc.record(
	{
		font: fc.constantFrom(...fixtureFonts),
		size: fc.integer({ min: 1000, max: 30_000 }).map(um),
		tracking: fc.integer({ min: 0, max: 200 }),
		features: fc.constantFrom(["-kern"], ["onum", "dlig"]),
		caps: fc.constant("small" as const),
	},
	{ requiredKeys: [] },
);
/** Runs of any length, one behind the other; those behind the text's end are left out. */
const cuts = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 9 }), runStyle), { maxLength: 5 });
const request: fc.Arbitrary<TextRequest> = fc.record(
	{
		text,
		style: fc.record({
			font: fc.constantFrom(...fixtureFonts),
			size: fc.integer({ min: 1500, max: 20_000 }).map(um),
			leading: fc.integer({ min: 80, max: 200 }),
			tracking: fc.integer({ min: 0, max: 200 }),
			align: fc.constantFrom("left", "center", "right"),
		}),
		width: fc.integer({ min: 500, max: 120_000 }).map(um),
		height: fc.integer({ min: 1000, max: 120_000 }).map(um),
		verticalAlign: fc.constantFrom("top", "middle", "bottom"),
		fitMin: fc.integer({ min: 1000, max: 6000 }).map(um),
		hyphenate: fc.constant("de" as const),
		fallback: fc.constantFrom(["cormorant"], ["italiana", "jost"]),
		grid: fc.record({
			start: fc.integer({ min: -9000, max: 9000 }).map(um),
			step: fc.integer({ min: 500, max: 9000 }).map(um),
		}),
	},
	{ requiredKeys: ["text", "style", "width", "height", "verticalAlign"] },
);
const withRuns = fc.tuple(request, cuts).map(([asked, parts]): TextRequest => {
	let at = 0;
	const runs = parts.flatMap(([gap, length, style]) => {
		const start = at + gap;
		at = start + length;
		return at <= asked.text.length ? [{ start, end: at, style }] : [];
	});
	return runs.length === 0 ? asked : { ...asked, runs };
});

function holds(law: (request: TextRequest) => void) {
	fc.assert(fc.property(withRuns, law), { numRuns: 150 });
}

test("line ranges cover the text: nothing is lost, repeated or reordered", () => {
	holds((asked) => {
		let next = 0;
		const { lines } = layoutText(shaper, asked);
		for (const [position, line] of lines.entries()) {
			expect(line.start).toBe(next);
			expect(asked.text.slice(line.start, line.end)).not.toContain("\n");
			const isHard = asked.text[line.end] === "\n" && position < lines.length - 1;
			next = line.end + (isHard ? 1 : 0);
			if (!isHard && position < lines.length - 1) expect(line.end).toBeGreaterThan(line.start);
		}
		expect(next).toBe(asked.text.length);
	});
});

test("no line is wider than the box, except one grapheme that cannot be narrower", () => {
	holds((asked) => {
		const { lines, overflow } = layoutText(shaper, asked);
		for (const line of lines.filter(({ width }) => width > asked.width)) {
			expect(overflow).toBe(true);
			const shown = asked.text.slice(line.start, line.end).replace(/[\u00ad\u200b\s]/g, "");
			expect(graphemeBoundaries(shown).length).toBeLessThanOrEqual(2);
		}
	});
});

test("a box made as wide and high as its text keeps the text's lines", () => {
	holds(({ fitMin: _, grid: __, ...asked }) => {
		const loose = layoutText(shaper, { ...asked, width: mm(9999) });
		const tight = layoutText(shaper, { ...asked, width: loose.width, height: loose.height });
		expect(tight.lines.map(({ start, end }) => [start, end])).toEqual(
			loose.lines.map(({ start, end }) => [start, end]),
		);
		expect(tight.overflow).toBe(false);
	});
});

test("a line is as wide as its glyphs, and the next glyph starts where the pen was left", () => {
	holds((asked) => {
		for (const line of layoutText(shaper, asked).lines) {
			const shown = line.glyphs.filter((glyph) => glyph.x < line.x + line.width);
			const sum = shown.reduce((total, glyph) => total + glyph.advance, 0);
			expect(Math.abs(sum - line.width)).toBeLessThanOrEqual(shown.length + 1);
		}
	});
});

test("equal requests give equal layouts, whatever the shaper has seen before", async () => {
	const fresh = addFixtureFonts(await createShaper());
	fresh.addHyphenator(german);
	holds((asked) => {
		expect(JSON.stringify(layoutText(fresh, asked))).toBe(JSON.stringify(layoutText(shaper, asked)));
	});
});

test("runs that change nothing change no number", () => {
	holds(({ runs = [], ...asked }) => {
		const { font, size, tracking } = asked.style;
		const idle = runs.map((run) => ({ ...run, style: { font, size, tracking } }));
		expect(layoutText(shaper, { ...asked, runs: idle })).toEqual(layoutText(shaper, asked));
	});
});

/** Letters that no font of these joins to the one before: Cormorant has ligatures for fb and TT. */
const unjoined = /[AVJc]|(?<!f[\u00ad\u200b]*)b|(?<!T[\u00ad\u200b]*)T/g;

test("glyphs follow the text, from the first character drawn on a line to the last", () => {
	holds((asked) => {
		for (const { start, end, glyphs } of layoutText(shaper, asked).lines) {
			const clusters = glyphs.map((glyph) => glyph.cluster);
			expect(clusters).toEqual([...clusters].sort((one, other) => one - other));
			expect(clusters.every((cluster) => cluster >= start && cluster < end)).toBe(true);
			const drawn = [...asked.text.slice(start, end).matchAll(/[^\u00ad]/gu)].map(
				({ index }) => start + index,
			);
			expect(clusters[0]).toBe(drawn[0]);
			const letters = [...asked.text.slice(start, end).matchAll(unjoined)].map(({ index }) => start + index);
			expect(letters.every((index) => clusters.includes(index))).toBe(true);
		}
	});
});

test("all positions are whole micrometres", () => {
	holds((asked) => {
		const numbers = JSON.stringify(layoutText(shaper, asked)).match(/-?\d+(\.\d+)?(e-?\d+)?/g);
		expect(numbers?.every((number) => Number.isSafeInteger(Number(number)))).toBe(true);
	});
});

test("a fitted layout is the plain layout at the size it chose, between the minimum and the authored size", () => {
	// The sizes of runs keep their proportion, so a plain layout would need others.
	holds(({ runs: _, ...asked }) => {
		const fitted = layoutText(shaper, asked);
		const { fitMin = asked.style.size, ...plain } = asked;
		expect(fitted.size).toBeLessThanOrEqual(asked.style.size);
		expect(fitted.size).toBeGreaterThanOrEqual(Math.min(fitMin, asked.style.size));
		expect(layoutText(shaper, { ...plain, style: { ...plain.style, size: fitted.size } })).toEqual(fitted);
	});
});

test("lines are filled greedily: the next word never fits as well", () => {
	const words = fc.array(fc.stringMatching(/^[A-Za-zäöüß]{1,9}$/), { minLength: 1, maxLength: 25 });
	fc.assert(
		fc.property(words, fc.constantFrom(...fixtureFonts), (list, font) => {
			const content = list.join(" ");
			const style = { font, size: pt(9), leading: 120, tracking: 0, align: "left" } as const;
			const base = { style, width: mm(45), height: mm(400), verticalAlign: "top" } as const;
			const { lines } = layoutText(shaper, { ...base, text: content });
			for (const [position, line] of lines.slice(0, -1).entries()) {
				const next = lines[position + 1];
				const word = content.slice(next?.start, next?.end).split(" ")[0];
				const longer = content.slice(line.start, line.end) + word;
				expect(layoutText(shaper, { ...base, text: longer, width: mm(9999) }).width).toBeGreaterThan(mm(45));
			}
		}),
	);
});

test("caret stops are the grapheme boundaries, from left to right", () => {
	holds((asked) => {
		const { lines } = layoutText(shaper, asked);
		const indices = lines.flatMap((line) => line.stops.map((stop) => stop.index));
		expect([...new Set(indices)]).toEqual(graphemeBoundaries(asked.text));
		for (const { stops } of lines) {
			expect(stops.every((stop, position) => stop.x >= (stops[position - 1]?.x ?? stop.x))).toBe(true);
		}
	});
});

test("pointing at a caret finds it again", () => {
	holds((asked) => {
		const layout = layoutText(shaper, asked);
		for (const [position, line] of layout.lines.entries()) {
			for (const stop of ownStops(layout, position)) {
				const found = indexAt(layout, asked.text, box(stop.x, line.top + line.height / 2, 0, 0));
				const caret = caretAt(layout, asked.text, found);
				expect([caret.line, caret.x]).toEqual([position, stop.x]);
			}
		}
	});
});

test("every caret can be reached with the right arrow, and left goes the same way back", () => {
	holds((asked) => {
		const layout = layoutText(shaper, asked);
		const visited = [0];
		for (let index = 0; index < asked.text.length; ) {
			const next = moveCaret(layout, asked.text, index, "right").index;
			expect(moveCaret(layout, asked.text, next, "left").index).toBe(index);
			visited.push(next);
			index = next;
		}
		expect(visited).toEqual(graphemeBoundaries(asked.text));
	});
});

test("a selection is the sum of its parts", () => {
	const area = (boxes: readonly { width: number }[]) => boxes.reduce((sum, { width }) => sum + width, 0);
	holds((asked) => {
		const layout = layoutText(shaper, asked);
		const bounds = graphemeBoundaries(asked.text);
		const middle = bounds[bounds.length >> 1] ?? 0;
		const end = asked.text.length;
		const boxes = (from: number, to: number) => selectionBoxes(layout, asked.text, from, to);
		expect(area(boxes(0, middle)) + area(boxes(middle, end))).toBe(area(boxes(0, end)));
		expect(boxes(0, end)).toEqual(boxes(end, 0));
	});
});
