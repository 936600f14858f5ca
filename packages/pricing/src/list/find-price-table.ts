import { priceSheets } from "../tables/price-sheets.ts";
import type { PriceTable } from "./price-table.ts";

/** The table of a key; undefined where there is none. */
export function priceTable(key: string): PriceTable | undefined {
	return priceSheets.find(({ table }) => table.key === key)?.table;
}
