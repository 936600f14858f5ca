/** "book" is for real reading matter; nothing we sell is, and a change needs a tax adviser (domain.md §8.1). */
export type TaxClass = "standard" | "book";

/** What is sold from stock beside products. */
export const ACCESSORY_TAX_CLASS: TaxClass = "standard";
