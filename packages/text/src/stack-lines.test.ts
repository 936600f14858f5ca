import { mm, pt, um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createShaper } from "./create-shaper.ts";
import { addFixtureFonts } from "./font-fixtures.ts";
import { layoutText } from "./layout-text.ts";
import type { TextRequest, TextStyle } from "./text-request.ts";

const shaper = addFixtureFonts(await createShaper());
const style: TextStyle = { font: "cormorant", size: pt(10), leading: 125, tracking: 0, align: "left" };
const grid = { start: um(0), step: pt(14) };

function layout(text: string, more: Partial<TextRequest> = {}) {
	const box = { width: mm(100), height: mm(200), verticalAlign: "top" } as const;
	return layoutText(shaper, { text, style, ...box, ...more });
}
const baselines = (more: Partial<TextRequest>) => layout("a\nb\nc", more).lines.map((line) => line.baseline);

describe("a baseline grid", () => {
	test("takes the first baseline down to its next line and the others one step on", () => {
		const [free] = baselines({});
		const [first = 0, second, third] = baselines({ grid });
		expect(first).toBe(pt(14));
		expect(free).toBeLessThan(first);
		expect([second, third]).toEqual([2 * pt(14), 3 * pt(14)]);
	});

	test("makes the leading the next whole number of steps", () => {
		const distance = (leading: number) => {
			const [first = 0, second = 0] = baselines({ style: { ...style, leading }, grid });
			return second - first;
		};
		expect([100, 140, 141, 281].map(distance)).toEqual([1, 1, 2, 3].map((n) => n * pt(14)));
	});

	test("leaves no gap and no overlap between line boxes", () => {
		const { lines, height } = layout("a\nb\nc", { grid });
		expect(lines.slice(1).map((line) => line.top)).toEqual(
			lines.slice(0, -1).map((line) => line.top + line.height),
		);
		expect(lines.reduce((sum, line) => sum + line.height, 0)).toBe(height);
	});

	test("starts where it is told to, also above the box", () => {
		expect(baselines({ grid: { ...grid, start: um(1000) } })[0]).toBe(1000 + pt(14));
		expect(baselines({ grid: { ...grid, start: um(-1000) } })[0]).toBe(pt(14) - 1000);
	});

	test("sets a text at the bottom on the last line inside the box", () => {
		const { lines } = layout("a\nb", { grid, verticalAlign: "bottom", height: mm(50) });
		const foot = (lines[1]?.top ?? 0) + (lines[1]?.height ?? 0);
		expect(foot).toBeLessThanOrEqual(mm(50));
		expect(foot).toBeGreaterThan(mm(50) - pt(14));
	});

	test("counts the room lost above the first line", () => {
		const high = (height: number) => ({ grid, height: um(height) });
		const [free] = layout("a").lines;
		const needed = pt(14) * 2 + (free?.height ?? 0) - (free?.baseline ?? 0);
		expect(layout("a\nb", high(needed - 5)).overflow).toBe(true);
		expect(layout("a\nb", high(needed)).overflow).toBe(false);
		const fitted = layout("a\nb", { ...high(needed - 5), fitMin: pt(4) });
		expect([fitted.overflow, fitted.size < pt(10)]).toEqual([false, true]);
	});

	test("sets a text in the middle on the nearer line", () => {
		const baseline = (more: Partial<TextRequest>) =>
			layout("a", { verticalAlign: "middle", ...more }).lines[0]?.baseline ?? 0;
		const free = baseline({});
		const moved = (start: number) => baseline({ grid: { start: um(free + start), step: um(6000) } }) - free;
		expect([-4000, -2000, 2000, 4000].map(moved)).toEqual([2000, -2000, 2000, -2000]);
	});

	test("needs a step", () => {
		expect(() => layout("a", { grid: { start: um(0), step: um(0) } })).toThrow("step of 0");
	});

	test("carries every baseline, whatever sizes stand on the lines, and lines never overlap", () => {
		const size = fc.integer({ min: 1000, max: 20_000 }).map(um);
		const request = fc.record({
			grid: fc.record({
				start: fc.integer({ min: -9000, max: 9000 }).map(um),
				step: fc.integer({ min: 500, max: 9000 }).map(um),
			}),
			style: fc.record({
				font: fc.constantFrom("jost", "pinyon"),
				size,
				leading: fc.integer({ min: 80, max: 200 }),
			}),
			large: size,
			height: fc.integer({ min: 1000, max: 120_000 }).map(um),
			verticalAlign: fc.constantFrom("top", "middle", "bottom"),
		});
		fc.assert(
			fc.property(request, ({ large, ...asked }) => {
				const { lines } = layout("Anna\nund Ben\nladen ein", {
					...asked,
					style: { ...style, ...asked.style },
					runs: [{ start: 5, end: 8, style: { size: large } }],
				});
				for (const [position, line] of lines.entries()) {
					expect(Math.abs(line.baseline - asked.grid.start) % asked.grid.step).toBe(0);
					const above = lines[position - 1];
					if (above) expect(line.top).toBe(above.top + above.height);
				}
			}),
		);
	});
});
