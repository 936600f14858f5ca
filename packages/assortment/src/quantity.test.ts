import { describe, expect, test } from "vitest";
import { DEFAULT_QUANTITY, isQuantity, quantityLadder } from "./quantity.ts";

describe("[9.1-7] quantities", () => {
	test("the ladder runs from 1 to 5000, the 11th entry is 50 and the default", () => {
		expect(quantityLadder[0]).toBe(1);
		expect(quantityLadder.at(-1)).toBe(5000);
		expect(quantityLadder[10]).toBe(50);
		expect(DEFAULT_QUANTITY).toBe(50);
	});

	test("its steps are 4, 5, 10, 100 and 250, in this order", () => {
		const steps = quantityLadder.slice(1).map((quantity, index) => quantity - (quantityLadder[index] ?? 0));
		expect([...new Set(steps)]).toEqual([4, 5, 10, 100, 250]);
		expect(steps).toEqual([...steps].sort((a, b) => a - b));
	});

	test("the switch points of domain.md §0.2 are in it", () => {
		expect(quantityLadder).toEqual(expect.arrayContaining([5, 100, 110, 200, 300, 1000, 1250]));
	});

	test("every rung can be made; 0, 5001, fractions and no numbers cannot", () => {
		expect(quantityLadder.every(isQuantity)).toBe(true);
		expect([0, -1, 5001, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9].some(isQuantity)).toBe(false);
	});
});
