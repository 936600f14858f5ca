import { isDay } from "@offizin/calendar-days";
import { type Currency, currencies } from "@offizin/money";
import { channelKeys, markets } from "@offizin/sites";
import type { PriceRow } from "../list/price-row.ts";
import type { PriceRowProblem } from "../list/price-row-problem.ts";
import type { PriceTable } from "../list/price-table.ts";

function isCurrency(text: string): text is Currency {
	return currencies.some((currency) => currency === text);
}

/** The first thing wrong with a row by itself, or undefined. Rows may come from a file, so nothing is trusted. */
export function rowProblem(row: PriceRow, table: PriceTable | undefined): PriceRowProblem | undefined {
	const problem = (code: PriceRowProblem["code"], value: unknown): PriceRowProblem => ({
		table: row.table,
		row: row.row,
		column: row.column,
		code,
		value: String(value),
		...(isCurrency(row.currency) ? { currency: row.currency } : {}),
		...(row.market === undefined ? {} : { market: row.market }),
		...(row.channel === undefined ? {} : { channel: row.channel }),
	});
	if (!table) return problem("unknown_table", row.table);
	if (!table.rows.some(({ key }) => key === row.row)) return problem("unknown_row", row.row);
	if (!table.columns.some(({ key }) => key === row.column)) return problem("unknown_column", row.column);
	if (!isCurrency(row.currency)) return problem("unknown_currency", row.currency);
	if (table.demands && !table.demands(row.row, row.column, row.currency)) {
		return problem("unknown_column", row.column);
	}
	if (row.channel !== undefined && !channelKeys.some((key) => key === row.channel)) {
		return problem("unknown_channel", row.channel);
	}
	if (row.market !== undefined) {
		const market = Object.hasOwn(markets, row.market) ? markets[row.market] : undefined;
		if (!market) return problem("unknown_market", row.market);
		if (market.currency !== row.currency) return problem("two_currencies", row.currency);
	}
	if (!Number.isSafeInteger(row.amount)) return problem("not_whole", row.amount);
	if (row.amount < 0) return problem("negative", row.amount);
	if (table.mustCost && row.amount === 0) return problem("free", row.amount);
	if (!isDay(row.validFrom)) return problem("not_a_day", row.validFrom);
	if (row.validUntil !== undefined) {
		if (!isDay(row.validUntil)) return problem("not_a_day", row.validUntil);
		if (row.validUntil < row.validFrom) return problem("ends_before_start", row.validUntil);
	}
	return undefined;
}

/** Rows of one cell that claim the same days. They must be sound by themselves. */
export function overlaps(rows: readonly PriceRow[]): PriceRowProblem[] {
	const byScope = Map.groupBy(
		rows,
		({ market = "", channel = "", validUntil }) => `${market}/${channel}/${validUntil === undefined}`,
	);
	return [...byScope.values()].flatMap((same) => {
		const sorted = same.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
		return sorted.flatMap((row, index) => {
			const before = sorted[index - 1];
			// A lasting row ends where the next begins, so only the same first day is claimed twice.
			if (!before || row.validFrom > (before.validUntil ?? before.validFrom)) return [];
			const { table, column, currency, market, channel } = row;
			return [
				{
					table,
					row: row.row,
					column,
					code: "overlapping",
					value: row.validFrom,
					currency,
					...(market === undefined ? {} : { market }),
					...(channel === undefined ? {} : { channel }),
				} as const,
			];
		});
	});
}

/** What is wrong with the shape of a table whose rows are quantities. */
export function quantityProblems({ key, rowsAre, rows }: PriceTable): PriceRowProblem[] {
	if (rowsAre !== "quantities") return [];
	return rows.flatMap((row, index) => {
		const from = Number(row.key);
		const before = rows[index - 1];
		const problem = (code: PriceRowProblem["code"]) => [
			{ table: key, row: row.key, column: "", code, value: row.key },
		];
		if (!Number.isSafeInteger(from) || String(from) !== row.key) return problem("not_whole");
		if (!before) return from === 1 ? [] : problem("not_from_one");
		return from > Number(before.key) ? [] : problem("not_ascending");
	});
}
