import type { Day } from "@offizin/calendar-days";
import { cellsFor, type PriceBook, type PriceScope, rowOn } from "./price-book.ts";
import { cellHistory } from "./price-list-on.ts";

/** A cell of a price table as it stands on a day in one shop. */
export interface TableCell {
	readonly row: string;
	readonly column: string;
	readonly amount: number;
	/** The first day of this amount. */
	readonly since: Day;
	/** How far the row behind it reaches. */
	readonly reach: "currency" | "market" | "shop";
	/** Last day, where it is an announced reduction. */
	readonly announcedUntil?: Day;
	/** The next amount that is planned. */
	readonly next?: { readonly from: Day; readonly amount: number };
}

/** The cells of a table on a day in a shop, in the order of the table; empty for a table that does not exist. */
export function tableOnDay(
	book: PriceBook,
	scope: PriceScope,
	table: string,
	day: Day,
): readonly TableCell[] {
	return cellsFor(book, scope)
		.filter((cell) => cell.table === table)
		.flatMap((cell) => {
			const row = rowOn(cell, scope, day);
			if (!row) return [];
			const history = cellHistory(book, scope, cell);
			const since = history.findLast(({ from }) => from <= day)?.from ?? row.validFrom;
			const next = history.find(({ from }) => from > day);
			return [
				{
					row: cell.row,
					column: cell.column,
					amount: row.amount,
					since,
					reach: row.channel !== undefined ? "shop" : row.market !== undefined ? "market" : "currency",
					...(row.validUntil === undefined ? {} : { announcedUntil: row.validUntil }),
					...(next === undefined ? {} : { next }),
				} as const,
			];
		});
}
