import { describe, expect, test } from "vitest";
import { cardPriceListDe as list } from "./card-price-list-de.ts";
import { checkPriceList } from "./check-price-list.ts";
import type { PriceList, TierTable } from "./price-list.ts";

function withCard(card: Partial<PriceList["card"]>): PriceList {
	return { ...list, card: { ...list.card, ...card } };
}

function withBase(base: TierTable): PriceList {
	return withCard({ base });
}

describe("[P6] a price list", () => {
	test("the German list is sound", () => {
		expect(checkPriceList(list)).toEqual([]);
	});

	test("a hole names its table and row", () => {
		expect(checkPriceList(withCard({ paper: { 0: 0, 1: 15, 3: 60 } }))).toEqual([
			{ table: "card.paper", row: "2", column: "unit", code: "missing", value: "undefined" },
		]);
		expect(checkPriceList(withCard({ refinement: { ...list.card.refinement, silber: [] } }))).toEqual([
			{ table: "card.refinement.silber", row: "", column: "", code: "missing", value: "" },
		]);
	});

	test.each([
		["negative", -1],
		["not_whole", 16.5],
		["not_whole", Number.NaN],
	] as const)("a %s price names row and column", (code, unit) => {
		const relief = [
			{ from: 1, unit: 39 },
			{ from: 50, unit },
		];
		expect(checkPriceList(withCard({ refinement: { ...list.card.refinement, relief } }))).toEqual([
			{ table: "card.refinement.relief", row: "50", column: "unit", code, value: String(unit) },
		]);
	});

	test("a punching must have a whole price", () => {
		expect(checkPriceList(withCard({ punching: 14.5 }))).toEqual([
			{ table: "card.punching", row: "", column: "unit", code: "not_whole", value: "14.5" },
		]);
	});

	test("a card cannot be free", () => {
		expect(checkPriceList(withBase([{ from: 1, unit: 0 }]))).toMatchObject([
			{ table: "card.base", column: "unit", code: "missing" },
		]);
	});

	test("rows start at one piece and rise", () => {
		expect(checkPriceList(withBase([{ from: 5, unit: 300 }]))).toMatchObject([
			{ row: "5", column: "from", code: "not_from_one" },
		]);
		const twice = [
			{ from: 1, unit: 300 },
			{ from: 10, unit: 250 },
			{ from: 10, unit: 240 },
		];
		expect(checkPriceList(withBase(twice))).toMatchObject([
			{ row: "10", column: "from", code: "not_ascending" },
		]);
	});

	test("an unknown currency and a day that does not exist are named", () => {
		const odd = JSON.parse(JSON.stringify({ ...list, currency: "dem", validFrom: "2026-02-30" }));
		expect(checkPriceList(odd).map(({ column, code }) => [column, code])).toEqual([
			["currency", "unknown"],
			["validFrom", "unknown"],
		]);
	});

	test("a shipping type without countries and a broken price are named", () => {
		expect(checkPriceList({ ...list, shipping: { standard: {} } })).toMatchObject([
			{ table: "shipping.standard", code: "missing" },
		]);
		expect(checkPriceList({ ...list, shipping: { standard: { DE: 4.99 } } })).toMatchObject([
			{ table: "shipping.standard", row: "DE", column: "price", code: "not_whole" },
		]);
	});

	test("[P5] a tier so steep that more cards cost less names the quantity and the card", () => {
		const steep = [
			{ from: 1, unit: 300 },
			{ from: 50, unit: 200 },
			{ from: 55, unit: 100 },
		];
		expect(checkPriceList(withBase(steep))).toContainEqual({
			table: "card",
			row: "55",
			column: "klappkarte-a6, matt, ohne",
			code: "total_falls",
			value: "5500",
		});
	});
});
