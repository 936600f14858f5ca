import type { Day } from "@offizin/calendar-days";
import { marketOf, markets } from "@offizin/sites";
import type { PriceScope } from "../book/price-book.ts";
import type { PriceRow } from "../list/price-row.ts";

/** Where a change holds: in every market of the currency, in this market, or in this brand's shop of it only. */
export const changeReaches = ["currency", "market", "shop"] as const;
export type ChangeReach = (typeof changeReaches)[number];

/** A cell of a price table with what it is to cost, in the unit of the table. */
export interface CellPrice {
	readonly table: string;
	readonly row: string;
	readonly column: string;
	readonly amount: number;
}

/** New prices, asked for in one shop's list; all begin and end together. */
export interface PriceChange {
	readonly cells: readonly CellPrice[];
	readonly reach: ChangeReach;
	/** First day. */
	readonly validFrom: Day;
	/** Last day of an announced reduction; without it the prices stay. */
	readonly validUntil?: Day;
}

/** A change as rows of the price book. Throws for an unknown market. */
export function rowsOfChange(
	{ cells, reach, ...days }: PriceChange,
	{ channel, market }: PriceScope,
): PriceRow[] {
	const { currency } = marketOf(market);
	const place = reach === "currency" ? {} : reach === "market" ? { market } : { market, channel };
	return cells.map(({ table, row, column, amount }) => ({
		table,
		row,
		column,
		currency,
		amount,
		...place,
		...days,
	}));
}

/** The markets whose prices a change asked for in one market can touch. */
export function marketsReached(reach: ChangeReach, market: string): readonly string[] {
	const { currency } = marketOf(market);
	if (reach !== "currency") return [market];
	return Object.values(markets)
		.filter((other) => other.currency === currency)
		.map(({ key }) => key);
}
