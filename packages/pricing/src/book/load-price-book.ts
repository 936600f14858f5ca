import { err, ok, type Result } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import { type Currency, currencies } from "@offizin/money";
import { channelKeys, marketOf, markets } from "@offizin/sites";
import type { PriceRow } from "../list/price-row.ts";
import type { PriceRowProblem } from "../list/price-row-problem.ts";
import type { PriceTable } from "../list/price-table.ts";
import { checkedPrices, checkPriceList } from "./check-price-list.ts";
import { overlaps, quantityProblems, rowProblem } from "./check-rows.ts";
import { type Audience, type CellRows, type PriceBook, type PriceScope, rowOn } from "./price-book.ts";
import { priceListOn, priceListVersions } from "./price-list-on.ts";
import { priceSheets } from "./price-sheets.ts";

function cellKey({ table, row, column, currency }: Omit<PriceRow, "amount" | "validFrom">): string {
	return `${table}/${row}/${column}/${currency}`;
}

/** Every cell that a table demands in a currency, with its rows. */
function cellsOf(
	tables: readonly PriceTable[],
	currency: Currency,
	rows: ReadonlyMap<string, readonly PriceRow[]>,
): CellRows[] {
	return tables.flatMap(({ key: table, rows: heads, columns, demands }) =>
		heads.flatMap(({ key: row }) =>
			columns.flatMap(({ key: column }) =>
				demands?.(row, column, currency) === false
					? []
					: [{ table, row, column, rows: rows.get(cellKey({ table, row, column, currency })) ?? [] }],
			),
		),
	);
}

const scopes: readonly PriceScope[] = Object.keys(markets).flatMap((market) =>
	channelKeys.map((channel) => ({ channel, market })),
);

const scopesByCurrency = Map.groupBy(scopes, ({ market }) => marketOf(market).currency);

function audiencesOf(rows: readonly PriceRow[]): Audience[] {
	const found = new Map<string, Audience>();
	for (const row of rows) found.set(`${row.market ?? ""}/${row.channel ?? ""}`, row);
	return [...found.values()];
}

/** Where a cell has no lasting price from the first day on. */
function holes(cell: CellRows, currency: Currency, firstDay: Day): PriceRowProblem[] {
	const { table, row, column } = cell;
	const all = scopesByCurrency.get(currency) ?? [];
	const holed = all.filter((scope) => !rowOn(cell, scope, firstDay, false));
	const problem = { table, row, column, code: "missing", value: firstDay, currency } as const;
	return holed.length === all.length && all.length > 0
		? [problem]
		: holed.map((scope) => ({ ...problem, ...scope }));
}

/** Each list that is or will be sold from, once for the same prices of cards (pricing.P5). */
function fallingTotals(book: PriceBook): PriceRowProblem[] {
	const seen = new Set<string>();
	return scopes.flatMap((scope) =>
		priceListVersions(book, scope).flatMap((day) => {
			const list = priceListOn(book, scope, day);
			const prices = checkedPrices(list);
			if (seen.has(prices)) return [];
			seen.add(prices);
			return checkPriceList(list);
		}),
	);
}

/**
 * Makes a price book of rows, however they came. Refused with every reason not to sell by them: a hole on any day, a
 * row of nothing known, a broken amount or day, two rows for the same time, totals that fall (pricing.P6).
 */
export function loadPriceBook(rows: readonly PriceRow[]): Result<PriceBook, readonly PriceRowProblem[]> {
	const tables = priceSheets.map(({ table }) => table);
	const byKey = new Map(tables.map((table) => [table.key, table]));
	const broken = [
		...tables.flatMap(quantityProblems),
		...rows.flatMap((row) => rowProblem(row, byKey.get(row.table)) ?? []),
	];
	if (broken.length > 0) return err(broken);

	const byCell = Map.groupBy(rows, cellKey);
	const doubled = [...byCell.values()].flatMap(overlaps);
	const firstDay = rows.reduce<Day>(
		(first, { validFrom }) => (validFrom < first ? validFrom : first),
		"9999-12-31",
	);
	const cells = {
		chf: cellsOf(tables, "chf", byCell),
		eur: cellsOf(tables, "eur", byCell),
		gbp: cellsOf(tables, "gbp", byCell),
		usd: cellsOf(tables, "usd", byCell),
	};
	const missing = currencies.flatMap((currency) =>
		cells[currency].flatMap((cell) => holes(cell, currency, firstDay)),
	);
	if (doubled.length + missing.length > 0) return err([...doubled, ...missing]);

	const book: PriceBook = {
		tables,
		firstDay,
		cells,
		audiences: audiencesOf(rows),
		lists: new Map(),
		compiled: new Map(),
		versions: new Map(),
	};
	const falling = fallingTotals(book);
	return falling.length > 0 ? err(falling) : ok(book);
}
