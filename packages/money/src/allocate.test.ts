import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allocate } from "./allocate.ts";
import { money } from "./money.ts";

function amounts(total: number, weights: readonly number[]): number[] {
	return allocate(money(total, "eur"), weights).map(({ amount }) => amount);
}

describe("fair shares", () => {
	test("the cent left over goes to the largest remainder, the first of equals", () => {
		expect(amounts(100, [1, 1, 1])).toEqual([34, 33, 33]);
		expect(amounts(100, [1, 1, 4])).toEqual([17, 17, 66]);
		expect(amounts(499, [8450, 11_650])).toEqual([210, 289]);
	});

	test("a reduction is shared too", () => {
		expect(amounts(-500, [2, 1])).toEqual([-333, -167]);
	});

	const weights = fc
		.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
		.filter((list) => list.some((weight) => weight > 0));

	test("shares sum to the total and lie within one of their exact part", () => {
		fc.assert(
			fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (total, list) => {
				const shares = amounts(total, list);
				const sum = list.reduce((a, b) => a + b, 0);
				expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
				list.forEach((weight, index) => {
					expect(Math.abs((shares[index] ?? Number.NaN) - (total * weight) / sum)).toBeLessThan(1);
				});
			}),
		);
	});

	test("who weighs nothing gets nothing", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (total, list) => {
				expect(amounts(total, [...list, 0]).at(-1)).toBe(0);
			}),
		);
	});

	test.each([[[]], [[0, 0]], [[2, -1]], [[Number.NaN]]])("weights %j are a mistake", (list) => {
		expect(() => amounts(100, list)).toThrow("weights");
	});
});
