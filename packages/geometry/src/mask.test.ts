import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Contour, distanceToOutline, isFilled, signedArea } from "./contour.ts";
import { calmed, distanceGrid, filledGrid, thinned, traceGrid } from "./mask.ts";

const circle = (x: number, y: number, radius: number, count = 60): Contour =>
	Array.from({ length: count }, (_none, at) => ({
		x: x + radius * Math.cos((2 * Math.PI * at) / count),
		y: y + radius * Math.sin((2 * Math.PI * at) / count),
	}));
const arbitraryCircle = fc
	.tuple(fc.integer({ min: 15, max: 45 }), fc.integer({ min: 15, max: 45 }), fc.integer({ min: 4, max: 12 }))
	.map(([x, y, radius]) => circle(x, y, radius));
const size = { columns: 60, rows: 60 };

describe("a grid filled by contours", () => {
	test("has what lies within them, and not what an opening leaves out", () => {
		fc.assert(
			fc.property(arbitraryCircle, (around) => {
				const opening = circle(30, 30, 3).toReversed();
				const { values } = filledGrid([around, opening], size);
				for (let y = 0; y < 60; y += 3) {
					for (let x = 0; x < 60; x += 3) {
						if (distanceToOutline([around, opening], { x, y }) < 0.01) continue;
						expect(values[y * 60 + x], `${x} ${y}`).toBe(
							isFilled([around, opening], "nonzero", { x, y }) ? 1 : 0,
						);
					}
				}
			}),
			{ numRuns: 30 },
		);
	});
});

describe("the distances of a grid", () => {
	test("are those of the nearest cell that counts", () => {
		const spots = fc.array(fc.tuple(fc.integer({ min: 0, max: 19 }), fc.integer({ min: 0, max: 13 })), {
			minLength: 1,
			maxLength: 12,
		});
		fc.assert(
			fc.property(spots, (chosen) => {
				const values = new Float32Array(20 * 14);
				for (const [x, y] of chosen) values[y * 20 + x] = 1;
				const far = distanceGrid({ columns: 20, rows: 14, values }, (value) => value > 0);
				for (let at = 0; at < values.length; at++) {
					const nearest = Math.min(
						...chosen.map(([x, y]) => Math.hypot((at % 20) - x, Math.floor(at / 20) - y)),
					);
					expect(far.values[at]).toBeCloseTo(nearest, 4);
				}
			}),
		);
	});

	test("are without end where none counts", () => {
		const none = distanceGrid({ columns: 2, rows: 2, values: new Float32Array(4) }, (value) => value > 0);
		expect([...none.values]).toEqual([Infinity, Infinity, Infinity, Infinity]);
	});
});

describe("the lines of a grid", () => {
	test("go round what was filled, clockwise, and round an opening the other way", () => {
		fc.assert(
			fc.property(arbitraryCircle, fc.boolean(), (around, hasOpening) => {
				const [first] = around;
				const opening = hasOpening && first ? [circle(first.x - 5, first.y, 2).toReversed()] : [];
				const lines = traceGrid(filledGrid([around, ...opening], size), 0.5);
				for (const line of lines)
					for (const spot of line) expect(distanceToOutline([around, ...opening], spot)).toBeLessThan(0.75);
				const [outer, ...others] = lines.toSorted((one, other) => signedArea(other) - signedArea(one));
				expect(outer && signedArea(outer)).toBeGreaterThan(0);
				for (const other of others) expect(signedArea(other)).toBeLessThan(0);
			}),
		);
	});

	test("are closed at the edge of the grid, and two that touch at a corner stay two", () => {
		const whole = traceGrid({ columns: 3, rows: 2, values: new Float32Array(6).fill(1) }, 0.5);
		expect(whole).toHaveLength(1);
		const values = Float32Array.from([1, 0, 0, 1]);
		expect(traceGrid({ columns: 2, rows: 2, values }, 0.5)).toHaveLength(2);
	});
});

test("a line that is thinned runs no further beside what it was than it may, and has fewer points", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 5, max: 30 }),
			fc.double({ min: 0.02, max: 1, noNaN: true }),
			(radius, tolerance) => {
				const line = circle(0, 0, radius, 400);
				const thin = thinned(line, tolerance);
				expect(thin.length).toBeLessThan(line.length / 2);
				for (const spot of line)
					expect(distanceToOutline([thin], spot)).toBeLessThanOrEqual(tolerance + 1e-9);
			},
		),
	);
});

test("a line that is calmed trembles less", () => {
	const rough = circle(0, 0, 20, 200).map(({ x, y }, at) => ({
		x: x * (1 + (at % 2) / 50),
		y: y * (1 + (at % 2) / 50),
	}));
	const off = (line: Contour) => {
		const radii = line.map(({ x, y }) => Math.hypot(x, y));
		return Math.max(...radii) - Math.min(...radii);
	};
	expect(off(rough)).toBeGreaterThan(0.35);
	expect(off(calmed(rough, 3))).toBeLessThan(0.05);
});
