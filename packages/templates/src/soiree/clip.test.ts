import { type Path, pathPoints } from "@offizin/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arcWithin, lineWithin } from "./clip.ts";
import type { Bounds } from "./frame.ts";

const number = fc.double({ min: -40, max: 40, noNaN: true });
const point = fc.record({ x: number, y: number });
const window: Bounds = { left: -10, top: -6, right: 14, bottom: 9 };

function ends(path: Path) {
	return path.flatMap((command) => pathPoints([command]).slice(-1));
}

function isIn({ x, y }: { x: number; y: number }, slack = 1e-4) {
	return x >= -10 - slack && x <= 14 + slack && y >= -6 - slack && y <= 9 + slack;
}

test("a clipped line never leaves the window and keeps its direction", () => {
	fc.assert(
		fc.property(point, point, (from, to) => {
			const [start, end] = ends(lineWithin(window, from, to));
			if (!start || !end) return;
			expect(isIn(start) && isIn(end)).toBe(true);
			const cross = (end.x - start.x) * (to.y - from.y) - (end.y - start.y) * (to.x - from.x);
			expect(Math.abs(cross)).toBeLessThan(1e-4);
		}),
	);
});

test("a line inside the window is kept whole", () => {
	expect(ends(lineWithin(window, { x: -9, y: 0 }, { x: 13, y: 8 }))).toEqual([
		{ x: -9, y: 0 },
		{ x: 13, y: 8 },
	]);
});

test("a line beside the window is dropped", () => {
	expect(lineWithin(window, { x: -20, y: 20 }, { x: 20, y: 20 })).toEqual([]);
});

test("a clipped arc stays on its circle and inside the window", () => {
	fc.assert(
		fc.property(point, fc.double({ min: 1, max: 30, noNaN: true }), (centre, radius) => {
			for (const end of ends(arcWithin(window, centre, radius, 0, 180))) {
				expect(isIn(end)).toBe(true);
				expect(Math.hypot(end.x - centre.x, end.y - centre.y)).toBeCloseTo(radius, 6);
			}
		}),
	);
});
