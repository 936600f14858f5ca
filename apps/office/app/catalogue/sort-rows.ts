import type { OfficeCatalogueTable } from "@offizin/contract";

/** Which column a table is sorted by; it lives in the address. */
export interface RowSort {
	readonly column: string;
	readonly isDescending: boolean;
}

const german = new Intl.Collator("de", { numeric: true });

/** Reads "?sortierung=-width"; undefined for a column the table does not have. */
export function readSort(text: string | null, columns: OfficeCatalogueTable["columns"]): RowSort | undefined {
	const isDescending = text?.startsWith("-") ?? false;
	const column = isDescending ? text?.slice(1) : text;
	return columns.some(({ key }) => key === column) ? { column: column ?? "", isDescending } : undefined;
}

/** What a click on a column's head asks for: up, then down, then the order of the catalogue; "" for that. */
export function nextSort(current: RowSort | undefined, column: string): string {
	if (current?.column !== column) return `?sortierung=${column}`;
	return current.isDescending ? "" : `?sortierung=-${column}`;
}

/** The rows by one column, numbers by size; equals keep the order of the catalogue. */
export function sortRows(
	{ columns, rows }: Pick<OfficeCatalogueTable, "columns" | "rows">,
	sort: RowSort | undefined,
): OfficeCatalogueTable["rows"] {
	const index = columns.findIndex(({ key }) => key === sort?.column);
	if (!sort || index === -1) return rows;
	const direction = sort.isDescending ? -1 : 1;
	return rows.toSorted((a, b) => direction * compare(a[index] ?? "", b[index] ?? ""));
}

function compare(a: string | number, b: string | number): number {
	return typeof a === "number" && typeof b === "number" ? a - b : german.compare(String(a), String(b));
}
