import { describe, expect, test } from "vitest";
import { termsOf } from "../selection/quoting.fixtures.ts";
import { quoteOf } from "./quote.ts";

const euro = termsOf("de");
const franc = termsOf("ch");

describe("[pricing.P4] a quote of parts", () => {
	test("rounds each part once, half away from zero, down for a discount too", () => {
		const parts = [
			{ code: "kite.base", unit: 10.5 },
			{ code: "kite.discount", unit: -1.5 },
		];
		expect(quoteOf(parts, 3, euro)).toMatchObject({
			unit: 9,
			total: 27,
			lines: [
				{ code: "kite.base", quantity: 3, unit: 11, amount: 33 },
				{ code: "kite.discount", quantity: 3, unit: -2, amount: -6 },
			],
		});
	});

	test("leaves out what costs nothing, but for the base", () => {
		const parts = [
			{ code: "kite.base", unit: 0 },
			{ code: "kite.tail", unit: 0.4 },
			{ code: "kite.discount", unit: -0.4 },
		];
		expect(quoteOf(parts, 100, euro)).toMatchObject({
			lines: [{ code: "kite.base", unit: 0, amount: 0 }],
			total: 0,
			unit: 0,
		});
	});

	test("charges once what is charged once; a piece costs its share of it", () => {
		const parts = [
			{ code: "kite.base", unit: 100 },
			{ code: "kite.setup", unit: 250, quantity: 1 },
		];
		expect(quoteOf(parts, 4, euro)).toMatchObject({
			unit: 163,
			total: 650,
			lines: [{}, { code: "kite.setup", quantity: 1, unit: 250, amount: 250 }],
		});
	});

	test("has amounts in francs that coins can pay, discounts too", () => {
		const parts = [
			{ code: "kite.base", unit: 33 },
			{ code: "kite.discount", unit: -1 },
		];
		expect(quoteOf(parts, 7, franc)).toMatchObject({
			unit: 32,
			total: 225,
			lines: [{ amount: 230 }, { amount: -5 }],
		});
		expect(quoteOf(parts, 1, franc)).toMatchObject({
			unit: 35,
			total: 35,
			lines: [{ unit: 35, amount: 35 }],
		});
	});
});

test("[pricing.P8] VAT is the rest of the rounded net, and none where none is known", () => {
	const parts = [{ code: "kite.base", unit: 1000 }];
	expect(quoteOf(parts, 1, euro).vat).toEqual([{ rate: 190, net: 840, amount: 160 }]);
	expect(quoteOf(parts, 1, franc).vat).toEqual([{ rate: 81, net: 925, amount: 75 }]);
	expect(quoteOf(parts, 1, termsOf("us")).vat).toEqual([]);
});
