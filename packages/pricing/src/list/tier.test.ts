import { describe, expect, test } from "vitest";
import { tierUnit } from "./tier.ts";

const table = [
	{ from: 1, unit: 69 },
	{ from: 50, unit: 49 },
	{ from: 100, unit: 39 },
];

describe("[pricing.P3] interpolation", () => {
	test("a row holds exactly at its quantity", () => {
		expect([1, 50, 100].map((quantity) => tierUnit(table, quantity))).toEqual([69, 49, 39]);
	});

	test("between rows the price moves in proportion", () => {
		expect(tierUnit(table, 75)).toBe(44);
		expect(tierUnit(table, 60)).toBe(47);
	});

	test("above the last row its price stays", () => {
		expect(tierUnit(table, 5000)).toBe(39);
	});

	test("without a row for the quantity there is no price", () => {
		expect(tierUnit([], 10)).toBeUndefined();
		expect(tierUnit([{ from: 10, unit: 5 }], 9)).toBeUndefined();
	});
});
