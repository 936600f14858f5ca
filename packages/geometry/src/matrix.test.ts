import fc from "fast-check";
import { expect, test } from "vitest";
import { apply, inverse, type Matrix, multiply, scale, stretch, translate } from "./matrix.ts";

const number = fc.double({ min: -50, max: 50, noNaN: true });
const matrix = fc.tuple(number, number, number, number, number, number) satisfies fc.Arbitrary<Matrix>;
const point = fc.tuple(number, number);

test("the inner map goes first", () => {
	expect(apply(multiply(translate(10, 0), scale(2, 3)), 1, 1)).toEqual([12, 3]);
	fc.assert(
		fc.property(matrix, matrix, point, (outer, inner, [x, y]) => {
			const [wantedX, wantedY] = apply(outer, ...apply(inner, x, y));
			const [foundX, foundY] = apply(multiply(outer, inner), x, y);
			expect(foundX).toBeCloseTo(wantedX, 3);
			expect(foundY).toBeCloseTo(wantedY, 3);
		}),
	);
});

test("the way back leads back, and a flat map has none", () => {
	expect(inverse(scale(0, 1))).toBeUndefined();
	fc.assert(
		fc.property(matrix, point, (map, [x, y]) => {
			const back = inverse(map);
			fc.pre(back !== undefined && stretch(map)[0] > 0.1);
			const [foundX, foundY] = apply(back as Matrix, ...apply(map, x, y));
			expect(foundX).toBeCloseTo(x, 4);
			expect(foundY).toBeCloseTo(y, 4);
		}),
	);
});

test("no length is stretched more or less than it says", () => {
	expect(stretch(scale(-2, 3))).toEqual([2, 3]);
	fc.assert(
		fc.property(matrix, fc.double({ min: 0, max: 7, noNaN: true }), ([a, b, c, d], angle) => {
			const [least, most] = stretch([a, b, c, d, 0, 0]);
			const length = Math.hypot(...apply([a, b, c, d, 0, 0], Math.cos(angle), Math.sin(angle)));
			expect(length).toBeGreaterThanOrEqual(least - 1e-6);
			expect(length).toBeLessThanOrEqual(most + 1e-6);
		}),
	);
});
