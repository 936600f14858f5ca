import { describe, expect, test } from "vitest";
import { bothOf } from "./book-places.ts";

describe("a shut book and a spread of it", () => {
	test.each([
		["lying", { width: 454, height: 321 }],
		["standing", { width: 382, height: 540 }],
		["square", { width: 400, height: 400 }],
		["small", { width: 320, height: 227 }],
	])("%s, do not overlap and stay within the picture", (_, size) => {
		const { spread, book } = bothOf(size);
		const isApart =
			spread.x >= book.x + book.width ||
			book.x >= spread.x + spread.width ||
			book.y >= spread.y + spread.height;
		expect(isApart).toBe(true);
		for (const box of [spread, book]) {
			expect(box.x).toBeGreaterThan(0);
			expect(box.y).toBeGreaterThan(0);
			expect(box.x + box.width).toBeLessThan(1000);
			expect(box.y + box.height).toBeLessThan(1000);
		}
	});

	test("are of one size: the spread is twice as wide as the book, seen from a little further away", () => {
		const { spread, book } = bothOf({ width: 454, height: 321 });
		expect(spread.width / book.width / 2).toBeCloseTo(spread.height / book.height);
	});
});
