import { productOf } from "@offizin/assortment";
import { channelKeys, markets } from "@offizin/sites";
import { violations } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { builtInBook, builtInRows } from "../book/built-in-book.ts";
import { priceListOn } from "../book/price-list-on.ts";
import { priceSheets } from "../book/price-sheets.ts";
import { bookWithChange } from "../change/check-change.ts";
import type { PriceList } from "../list/price-list.ts";
import { compareExamples } from "./compare-examples.ts";
import { priceExamples } from "./examples.ts";

const shop = { channel: "papiervogel", market: "de" } as const;

describe("[pricing.P44] the ten examples", () => {
	test("are ten, of all kinds of product that is priced by tables of its own, and can all be made", () => {
		const examples = priceExamples();
		expect(examples).toHaveLength(10);
		expect(new Set(examples.map(({ key }) => key)).size).toBe(10);
		expect(new Set(examples.map(({ sold }) => sold.product))).toEqual(
			new Set(["card", "calendar", "photobook", "photobox", "photoprint", "photoframe"]),
		);
		for (const { key, sold } of examples) {
			const product = productOf(sold.product);
			expect([key, product && violations(product, sold.configuration).map(({ code }) => code)]).toEqual([
				key,
				[],
			]);
			expect(Object.keys(sold.configuration)).toEqual(product?.options.map((option) => option.key));
		}
	});

	test("have a price in every list, and none of them changes where nothing does", () => {
		for (const market of Object.keys(markets)) {
			for (const channel of channelKeys) {
				const list = priceListOn(builtInBook(), { channel, market }, "2026-11-20");
				for (const { before, after, difference, lines } of compareExamples(list, list)) {
					expect(before).toBeGreaterThan(0);
					expect(after).toBe(before);
					expect(difference).toBe(0);
					expect(lines).toEqual([]);
				}
			}
		}
	});
});

test("what 1,79 € for 50 cards does: paper follows the base price, nothing else than the folded cards moves", () => {
	const changed = bookWithChange(
		{
			cells: [{ table: "card.base", row: "50", column: "price", amount: 179 }],
			reach: "currency",
			validFrom: "2026-12-01",
		},
		{ shop, rows: builtInRows(), todayIn: () => "2026-11-20" },
	);
	if (!changed.ok) throw new Error(JSON.stringify(changed.error));
	const effects = compareExamples(
		priceListOn(builtInBook(), shop, "2026-12-01"),
		priceListOn(changed.value, shop, "2026-12-01"),
	);
	// 50 × 1,69 + 50 × 0,15 + 50 × 0,49 + 50 × 0,25 before; the base is 10 cents dearer, paper stays 15 cents at 50.
	expect(effects[0]).toEqual({
		key: "klappkarte",
		sold: priceExamples()[0]?.sold,
		before: 12_900,
		after: 13_400,
		difference: 500,
		differencePerMille: 39,
		lines: [{ code: "card.base", before: 8450, after: 8950 }],
	});
	expect(effects.slice(1).every(({ difference, lines }) => difference === 0 && lines.length === 0)).toBe(
		true,
	);
});

/** What is no part of any product's price: parcels, stamps, samples, sheets laid over cards, limits of vouchers. */
const besideProducts = /^(shipping\..*|postage\.letter|card\.sample|card\.overlay|giftVoucher\.value)$/;
/** Enough to move a picture to another price, whose last two digits are the ending's, and to move the ending itself. */
const FAR_DEARER = 2005;

/** A list in which one cell is so much dearer that whatever has it costs more. */
function dearer(list: PriceList, table: string, row: string, column: string): PriceList {
	const rows = list.cells[table] ?? {};
	const amount = (rows[row]?.[column] ?? 0) + FAR_DEARER;
	const tiers = list.tiers[table] ?? {};
	const points = (tiers[column] ?? []).map((point) =>
		point.from === Number(row) ? { ...point, unit: amount } : point,
	);
	return {
		...list,
		cells: { ...list.cells, [table]: { ...rows, [row]: { ...rows[row], [column]: amount } } },
		tiers: { ...list.tiers, [table]: { ...tiers, [column]: points } },
	};
}

describe("[pricing.P44] a change that none of the ten shows", () => {
	const list = priceListOn(builtInBook(), shop, "2026-12-01");
	const tables = priceSheets.map(({ table }) => table.key).filter((key) => !besideProducts.test(key));

	test.each(tables)("of %s, whichever cell, is shown on an example of its own", (table) => {
		for (const [row, columns] of Object.entries(list.cells[table] ?? {})) {
			for (const column of Object.keys(columns)) {
				const effects = compareExamples(list, dearer(list, table, row, column));
				expect(effects).toHaveLength(10);
				expect(new Set(effects.map(({ key }) => key)).size).toBe(10);
				expect([row, column, effects.filter(({ difference }) => difference !== 0)]).not.toEqual([
					row,
					column,
					[],
				]);
			}
		}
	});

	test("is shown first, with the product as the shop names it, and the fixed ones make way from the end", () => {
		const effects = compareExamples(list, dearer(list, "merch.base", "puzzle", "500"));
		expect(effects[0]).toMatchObject({
			key: "merch.base",
			before: 2490,
			after: 4495,
			lines: [{ code: "merch.base", before: 2490, after: 4495 }],
		});
		expect(effects[0]?.sold).toMatchObject({ configuration: { type: "puzzle", format: "500" } });
		expect(effects.slice(1).map(({ key }) => key)).toEqual(
			priceExamples()
				.slice(0, 9)
				.map(({ key }) => key),
		);
	});

	test("leaves half of the fixed ones in where nearly every price is changed", () => {
		const everything = tables.reduce((changed, table) => {
			const [row, columns] = Object.entries(list.cells[table] ?? {})[0] ?? ["", {}];
			return dearer(changed, table, row, Object.keys(columns)[0] ?? "");
		}, list);
		const fixed = new Set(priceExamples().map(({ key }) => key));
		const keys = compareExamples(list, everything).map(({ key }) => key);
		expect(keys).toHaveLength(10);
		expect(keys.filter((key) => fixed.has(key)).length).toBeGreaterThanOrEqual(5);
	});

	test("leaves the touched ones in where another table is changed with them", () => {
		const both = dearer(dearer(list, "accessory.pen", "gel", "price"), "photoframe.mat", "30", "price");
		const effects = compareExamples(list, both);
		expect(effects.filter(({ difference }) => difference !== 0).map(({ key }) => key)).toEqual([
			"accessory.pen",
			"poster",
		]);
	});
});
