import type { PriceTable } from "../list/price-table.ts";
import { priceSheets } from "./price-sheets.ts";

/** The table of a key; undefined where there is none. */
export function priceTable(key: string): PriceTable | undefined {
	return priceSheets.find(({ table }) => table.key === key)?.table;
}
