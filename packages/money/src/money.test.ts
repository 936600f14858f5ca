import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addMoney, money, roundMinor } from "./money.ts";

describe("money", () => {
	test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no amount", (amount) => {
		expect(() => money(amount, "eur")).toThrow("whole minor units");
	});

	test("adds amounts of one currency and refuses to mix two", () => {
		expect(addMoney(money(499, "eur"), money(8450, "eur"), money(-100, "eur"))).toEqual({
			amount: 8849,
			currency: "eur",
		});
		expect(() => addMoney(money(1, "eur"), money(1, "chf"))).toThrow("chf");
	});
});

describe("rounding", () => {
	test.each([
		[0.5, 1],
		[1.5, 2],
		[2.49, 2],
		[-0.5, -1],
		[-2.5, -3],
		// 161,2 × 3,75 is 604,5; in floats it is a little less.
		[(161.2 * 375) / 100, 605],
		[(-161.2 * 375) / 100, -605],
		[604.4999, 604],
	])("%d becomes %d", (value, rounded) => {
		expect(roundMinor(value)).toBe(rounded);
	});

	test("is the same for credit and debit, and never minus zero, which JSON loses", () => {
		fc.assert(
			fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
				const rounded = roundMinor(value);
				expect(rounded + roundMinor(-value)).toBe(0);
				expect(Object.is(rounded, -0)).toBe(false);
			}),
		);
	});
});
