import { currencies } from "@offizin/money";
import type { Day } from "../delivery/day.ts";
import type { PriceRow } from "./price-row.ts";
import type { PriceSheet } from "./price-table.ts";

/** The cells of sheets as rows of every currency, valid everywhere from a day on. */
export function rowsOf(sheets: readonly PriceSheet[], validFrom: Day): PriceRow[] {
	const rows: PriceRow[] = [];
	for (const { table, cells } of sheets) {
		for (const [row, columns] of Object.entries(cells)) {
			for (const [column, cell] of Object.entries(columns)) {
				for (const currency of currencies) {
					const amount = typeof cell === "number" ? cell : cell[currency];
					if (amount !== undefined) rows.push({ table: table.key, row, column, currency, amount, validFrom });
				}
			}
		}
	}
	return rows;
}
