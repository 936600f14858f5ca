import { invariant } from "@offizin/base";
import type { PriceRow } from "../list/price-row.ts";
import { loadPriceBook } from "./load-price-book.ts";
import type { PriceBook } from "./price-book.ts";
import { priceSheets } from "./price-sheets.ts";
import { rowsOf } from "./rows-of.ts";

/** The day on which our prices begin. */
export const FIRST_PRICE_DAY = "2026-11-01";

/** The prices we start with, as the rows that a shop stores. */
export function builtInRows(): PriceRow[] {
	return rowsOf(priceSheets, FIRST_PRICE_DAY);
}

let book: PriceBook | undefined;

/** The book of the built-in rows, made once. */
export function builtInBook(): PriceBook {
	if (!book) {
		const loaded = loadPriceBook(builtInRows());
		invariant(
			loaded.ok,
			`built-in prices are sound: ${loaded.ok || JSON.stringify(loaded.error.slice(0, 5))}`,
		);
		book = loaded.value;
	}
	return book;
}
