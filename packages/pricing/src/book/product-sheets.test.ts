import { describe, expect, test } from "vitest";
import type { PriceRow } from "../list/price-row.ts";
import { quoteSelection } from "../selection/quote-selection.ts";
import { selectionOf, termsOf } from "../selection/quoting.fixtures.ts";
import { builtInRows } from "./built-in-book.ts";
import { loadPriceBook } from "./load-price-book.ts";
import { priceSheets } from "./price-sheets.ts";

const rows = builtInRows();

function isCell({ table, row, column, currency }: PriceRow, cell: Partial<PriceRow>): boolean {
	return table === cell.table && row === cell.row && column === cell.column && currency === cell.currency;
}

describe("[pricing.P20] tables follow the catalogue", () => {
	test.each([
		{ table: "calendar.base", row: "terminkalender", column: "a6-hoch", currency: "eur" },
		{ table: "photobook.base", row: "echtfotobuch-hard", column: "a3-quer", currency: "chf" },
		{ table: "photobook.paper", row: "matt", column: "fotoheft-soft", currency: "gbp" },
		{ table: "photobox.base", row: "gross", column: "50", currency: "usd" },
		{ table: "photoframe.variant", row: "leinwand", column: "leiste-38", currency: "eur" },
		{ table: "collage.layout", row: "gallerybond", column: "price", currency: "eur" },
		{ table: "merch.discount", row: "25", column: "share", currency: "eur" },
	] as const)("what can be made without a price is refused: $table $row $column", (cell) => {
		const loaded = loadPriceBook(rows.filter((row) => !isCell(row, cell)));
		expect(loaded).toMatchObject({ ok: false, error: [{ ...cell, code: "missing" }] });
	});

	test.each([
		["calendar.base", "kuechenkalender", "a4-quer"],
		["photobook.base", "fotoheft-soft", "300-300"],
		["photobox.base", "gross", "100"],
		["photoframe.variant", "poster", "leiste-38"],
		["merch.base", "tasse", "1000"],
	])("what cannot be made needs none: %s %s %s", (key, row, column) => {
		const table = priceSheets.find((sheet) => sheet.table.key === key)?.table;
		expect(table?.demands?.(row, column, "eur")).toBe(false);
	});

	test("a list that has lost a price names it and guesses nothing", () => {
		const { list, vatRate } = termsOf("de");
		const holed = { ...list, cells: { ...list.cells, "photoframe.frame": {} } };
		const selection = selectionOf("photoframe", { format: "60x40" });
		expect(quoteSelection(selection, { list: holed, vatRate })).toEqual({
			ok: false,
			error: { code: "price_missing", table: "photoframe.frame", row: "ohne", column: "fix" },
		});
	});
});

describe("[§7.5] own lists", () => {
	const standAlone = /^(calendar|photobook|guestbook|photobox|merch|giftwrap)\.base$/;
	const prices = priceSheets
		.filter(({ table }) => standAlone.test(table.key))
		.flatMap(({ table, cells }) =>
			Object.entries(cells).flatMap(([row, columns]) =>
				Object.entries(columns).map(([column, cell]) => ({ name: `${table.key} ${row} ${column}`, cell })),
			),
		);

	test("prices that stand alone end as prices do in each market", () => {
		const endings = { eur: [90], chf: [90, 50], gbp: [99, 49], usd: [99, 49] };
		for (const { name, cell } of prices) {
			for (const [currency, allowed] of Object.entries(endings)) {
				const amount =
					typeof cell === "number" ? cell : Object.entries(cell).find(([key]) => key === currency)?.[1];
				expect(allowed, `${name} ${currency}`).toContain((amount ?? 0) % 100);
			}
		}
		expect(prices.length).toBeGreaterThan(60);
	});

	test("every amount in francs can be paid in coins", () => {
		const products =
			/^(calendar|photobook|guestbook|photobox|photoprint|photoframe|collage|merch|giftwrap)\./;
		const francs = rows.filter(({ currency, table }) => currency === "chf" && products.test(table));
		for (const row of francs) {
			const unit = priceSheets.find(({ table }) => table.key === row.table)?.table.unit;
			if (unit === "money") expect(row.amount % 5, `${row.table} ${row.row} ${row.column}`).toBe(0);
		}
		expect(francs.length).toBeGreaterThan(200);
	});

	test("francs are 1.25 to 1.4 times the euros, never the same figure", () => {
		for (const { name, cell } of prices) {
			if (typeof cell === "number") throw new Error(`${name} is no money`);
			const ratio = (cell.chf ?? 0) / (cell.eur ?? 1);
			expect(ratio, name).toBeGreaterThan(1.24);
			expect(ratio, name).toBeLessThan(1.4);
		}
	});
});
