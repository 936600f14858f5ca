import { err, type Result } from "@offizin/base";
import { type Day, isDay } from "@offizin/calendar-days";
import { loadPriceBook } from "../book/load-price-book.ts";
import type { PriceBook, PriceScope } from "../book/price-book.ts";
import type { PriceRow } from "../list/price-row.ts";
import type { PriceRowProblem } from "../list/price-row-problem.ts";
import { marketsReached, type PriceChange, rowsOfChange } from "./price-change.ts";

/** Why a change is refused; `value` is the day or amount that is wrong. */
export type ChangeProblem =
	| PriceRowProblem
	| (Pick<PriceRowProblem, "table" | "row" | "column" | "value"> & {
			/**
			 * Today's prices never change during the day. `cell_twice`: two amounts for one cell. `still_announced`:
			 * a reduction that runs already, and so cannot be withdrawn, claims the same days; `value` is its last.
			 */
			readonly code: "not_after_today" | "cell_twice" | "still_announced";
	  });

export interface ChangeTerms {
	/** The shop in whose list the change is asked for. */
	readonly shop: PriceScope;
	/** Every row sold by now, the built-in ones among them. */
	readonly rows: readonly PriceRow[];
	/** The day it is in a market. */
	readonly todayIn: (market: string) => Day;
}

/** The prices with a change, or every reason against it. */
export function bookWithChange(
	change: PriceChange,
	{ shop, rows, todayIn }: ChangeTerms,
): Result<PriceBook, readonly ChangeProblem[]> {
	const terms = { shop, rows, todayIn };
	const problems = [...startProblems(change, terms), ...doubleCells(change), ...running(change, terms)];
	return problems.length > 0 ? err(problems) : loadPriceBook([...rows, ...rowsOfChange(change, shop)]);
}

/** The latest day it is in any market that a change reaches: a price starts on the same date in all of them. */
export function latestToday(
	{ reach }: Pick<PriceChange, "reach">,
	{ shop, todayIn }: Omit<ChangeTerms, "rows">,
): Day {
	const [first = "", ...others] = marketsReached(reach, shop.market).map(todayIn);
	return others.reduce((latest, day) => (day > latest ? day : latest), first);
}

function startProblems(change: PriceChange, terms: Omit<ChangeTerms, "rows">): ChangeProblem[] {
	const { validFrom, cells } = change;
	// Whether it is a day at all is asked with the rows.
	if (!isDay(validFrom) || validFrom > latestToday(change, terms)) return [];
	return cells.map(({ table, row, column }) => ({
		table,
		row,
		column,
		code: "not_after_today",
		value: validFrom,
	}));
}

function doubleCells({ cells }: PriceChange): ChangeProblem[] {
	const byCell = Map.groupBy(cells, ({ table, row, column }) => `${table}/${row}/${column}`);
	return [...byCell.values()].flatMap(([first, second]) =>
		first && second
			? [
					{
						table: first.table,
						row: first.row,
						column: first.column,
						code: "cell_twice" as const,
						value: String(second.amount),
					},
				]
			: [],
	);
}

/** Reductions of the same cells that run already and beyond the first day of this one. */
function running(change: PriceChange, { shop, rows, todayIn }: ChangeTerms): ChangeProblem[] {
	const { validFrom, validUntil } = change;
	// Only a reduction claims days of another one.
	if (validUntil === undefined) return [];
	const today = latestToday(change, { shop, todayIn });
	const began = rows.filter(
		(row) => row.validFrom <= today && row.validUntil !== undefined && row.validUntil >= validFrom,
	);
	return rowsOfChange(change, shop).flatMap((row) =>
		began
			.filter((other) => placeOf(other) === placeOf(row))
			.map(({ table, row: line, column, validUntil: value = "" }) => ({
				table,
				row: line,
				column,
				code: "still_announced" as const,
				value,
			})),
	);
}

/** The same text for rows of one cell that are meant for the same shops. */
function placeOf({ table, row, column, currency, market, channel }: PriceRow): string {
	return JSON.stringify([table, row, column, currency, market, channel]);
}
