import type { PriceTable } from "../list/price-table.ts";
import { priceSheets } from "../tables/price-sheets.ts";

/** The table of a key; undefined where there is none. */
export function priceTable(key: string): PriceTable | undefined {
	return priceSheets.find(({ table }) => table.key === key)?.table;
}

/** A cell as the back office calls it: "Karten: Klappkarte A6, 50 Stück". A key that is not known stays as it is. */
export function cellNameDe({
	table: tableKey,
	row: rowKey,
	column: columnKey,
}: {
	readonly table: string;
	readonly row: string;
	readonly column: string;
}): string {
	const table = priceTable(tableKey);
	if (!table) return [tableKey, rowKey, columnKey].filter(Boolean).join(", ");
	const row = table.rows.find(({ key }) => key === rowKey)?.nameDe ?? rowKey;
	const column = table.columns.find(({ key }) => key === columnKey);
	// The only column of a table says nothing that its name does not.
	const isOnly = column !== undefined && table.columns.length === 1;
	return [table.nameDe, row, ...(isOnly || columnKey === "" ? [] : [column?.nameDe ?? columnKey])].join(", ");
}
