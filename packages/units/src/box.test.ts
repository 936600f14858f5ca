import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { box, contains, intersects } from "./box.ts";

const outer = box(0, 0, 100, 50);

describe("boxes", () => {
	test("a box contains itself and what touches its edges from inside", () => {
		expect(contains(outer, outer)).toBe(true);
		expect(contains(outer, box(90, 40, 10, 10))).toBe(true);
		expect(contains(outer, box(91, 40, 10, 10))).toBe(false);
		expect(contains(outer, box(-1, 0, 10, 10))).toBe(false);
	});

	test("boxes that only touch do not intersect", () => {
		expect(intersects(outer, box(100, 0, 10, 10))).toBe(false);
		expect(intersects(outer, box(99, 49, 10, 10))).toBe(true);
	});

	const side = fc.integer({ min: -1000, max: 1000 });
	const length = fc.integer({ min: 1, max: 1000 });
	const anyBox = fc.tuple(side, side, length, length).map((numbers) => box(...numbers));

	test("meeting is mutual, and what is contained meets its container", () => {
		fc.assert(
			fc.property(anyBox, anyBox, (a, b) => {
				expect(intersects(a, b)).toBe(intersects(b, a));
				if (contains(a, b)) expect(intersects(a, b)).toBe(true);
			}),
		);
	});
});
