import type { Day } from "@offizin/calendar-days";
import { currencies } from "@offizin/money";
import { channelKeys } from "@offizin/sites";
import type { PriceRow } from "../list/price-row.ts";
import type { PriceSheet } from "../list/price-table.ts";

/** The cells of sheets as rows of every currency, valid from a day on in every market. */
export function rowsOf(sheets: readonly PriceSheet[], validFrom: Day): PriceRow[] {
	return sheets.flatMap(({ table, cells, byChannel = {} }) => [
		...cellRows(table.key, cells, { validFrom }),
		...channelKeys.flatMap((channel) =>
			cellRows(table.key, byChannel[channel] ?? {}, { validFrom, channel }),
		),
	]);
}

function cellRows(
	table: string,
	cells: PriceSheet["cells"],
	validity: Pick<PriceRow, "validFrom" | "channel">,
): PriceRow[] {
	const rows: PriceRow[] = [];
	for (const [row, columns] of Object.entries(cells)) {
		for (const [column, cell] of Object.entries(columns)) {
			for (const currency of currencies) {
				const amount = typeof cell === "number" ? cell : cell[currency];
				if (amount !== undefined) rows.push({ table, row, column, currency, amount, ...validity });
			}
		}
	}
	return rows;
}
