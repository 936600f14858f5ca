import { money } from "@offizin/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basketVat } from "./basket-vat.ts";

describe("[pricing.V5] VAT of a basket", () => {
	test("shipping follows the goods: 3/4 at 19 %, 1/4 at 7 %", () => {
		const goods = [
			{ rate: 190, gross: 3000 },
			{ rate: 70, gross: 1000 },
		];
		// 499 = 374 + 125; 3374 / 1.19 = 2835.29, 1125 / 1.07 = 1051.40.
		expect(basketVat(goods, money(499, "eur"))).toEqual([
			{ rate: 190, net: 2835, amount: 539 },
			{ rate: 70, net: 1051, amount: 74 },
		]);
	});

	test("lines of one rate are summed before VAT is taken out", () => {
		const goods = [1, 1, 1].map((gross) => ({ rate: 190, gross }));
		expect(basketVat(goods, money(0, "eur"))).toEqual([{ rate: 190, net: 3, amount: 0 }]);
	});

	test("an empty basket has none, and free goods carry the shipping", () => {
		expect(basketVat([], money(0, "eur"))).toEqual([]);
		expect(basketVat([{ rate: 190, gross: 0 }], money(119, "eur"))).toEqual([
			{ rate: 190, net: 100, amount: 19 },
		]);
	});

	test("net and VAT are the goods and the shipping to the cent, whatever the rates", () => {
		const arbitraryGoods = fc.array(
			fc.record({ rate: fc.constantFrom(190, 70, 81, 26, 55), gross: fc.integer({ min: 0, max: 1e7 }) }),
			{ minLength: 1, maxLength: 12 },
		);
		fc.assert(
			fc.property(arbitraryGoods, fc.integer({ min: 0, max: 5000 }), (goods, shipping) => {
				const lines = basketVat(goods, money(shipping, "eur"));
				const total = goods.reduce((sum, { gross }) => sum + gross, shipping);
				expect(lines.reduce((sum, { net, amount }) => sum + net + amount, 0)).toBe(total);
				expect(new Set(lines.map(({ rate }) => rate)).size).toBe(lines.length);
			}),
		);
	});
});
