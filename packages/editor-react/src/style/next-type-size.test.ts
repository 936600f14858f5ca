import fc from "fast-check";
import { expect, it } from "vitest";
import { nextTypeSize } from "./next-type-size.ts";

it.each([
	[8, 1, 8.5],
	[12, 1, 13],
	[12, -1, 11.5],
	[36, 1, 38],
	[36, -1, 35],
	[7.3, 1, 7.5],
	[7.3, -1, 7],
] as const)("%d pt, direction %d, is %d pt", (points, direction, expected) => {
	expect(nextTypeSize(points, direction)).toBe(expected);
});

it("[law] a step always changes the size, and a step back from a step size leads home", () => {
	fc.assert(
		fc.property(fc.integer({ min: 12, max: 190 }), (halves) => {
			const larger = nextTypeSize(halves / 2, 1);
			expect(larger).toBeGreaterThan(halves / 2);
			expect(nextTypeSize(nextTypeSize(larger, -1), 1)).toBe(larger);
		}),
	);
});
