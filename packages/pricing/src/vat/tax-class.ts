import type { ProductKey } from "@offizin/assortment";

export type TaxClass = "standard" | "book";

/**
 * What each product is taxed as (domain.md §8.1): photo books at the standard rate since 2017, books with empty pages
 * as stationery. "book" is for real reading matter; nothing we sell is, and a change needs a tax adviser.
 */
export const taxClassOf: Readonly<Record<ProductKey, TaxClass>> = {
	calendar: "standard",
	card: "standard",
	collage: "standard",
	guestbook: "standard",
	merch: "standard",
	photobook: "standard",
	photobox: "standard",
	photoframe: "standard",
	photoprint: "standard",
};
