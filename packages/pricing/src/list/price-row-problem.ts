import type { ProductKey } from "@offizin/assortment";
import type { Currency } from "@offizin/money";
import type { Configuration } from "@offizin/solver";

/** What is wrong with price rows, named the way the operator sees it. */
export interface PriceRowProblem {
	/** "card.base". */
	readonly table: string;
	readonly row: string;
	readonly column: string;
	readonly code: /** A demanded cell without an amount on some day; `value` is that day. */
		| "missing"
		| "unknown_table"
		| "unknown_row"
		| "unknown_column"
		| "unknown_currency"
		| "unknown_market"
		| "unknown_channel"
		| "not_whole"
		| "negative"
		/** Zero in a table whose prices must cost something. */
		| "free"
		/** A row in another currency than that of its market. */
		| "two_currencies"
		| "not_a_day"
		| "ends_before_start"
		/** Two rows of one cell that both claim the same days. */
		| "overlapping"
		/** Quantities of a table that do not rise, or do not start at one piece. */
		| "not_ascending"
		| "not_from_one"
		/** More pieces would cost less in all (pricing.P5). */
		| "total_falls";
	readonly value: string;
	/** What would be sold so, as far as it matters, where no single cell is wrong: `row` says how many. */
	readonly made?: { readonly product: ProductKey; readonly configuration: Configuration };
	readonly currency?: Currency;
	readonly market?: string;
	readonly channel?: string;
}
