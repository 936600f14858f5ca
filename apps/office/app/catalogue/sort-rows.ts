import type { OfficeCatalogueTable } from "@offizin/contract";
import { compareTexts, type Sort } from "#app/sort.ts";

/** The rows by one column, numbers by size; equals keep the order of the catalogue. */
export function sortRows(
	{ columns, rows }: Pick<OfficeCatalogueTable, "columns" | "rows">,
	sort: Sort | undefined,
): OfficeCatalogueTable["rows"] {
	const index = columns.findIndex(({ key }) => key === sort?.column);
	if (!sort || index === -1) return rows;
	const direction = sort.isDescending ? -1 : 1;
	return rows.toSorted((a, b) => direction * compare(a[index] ?? "", b[index] ?? ""));
}

function compare(a: string | number, b: string | number): number {
	return typeof a === "number" && typeof b === "number" ? a - b : compareTexts(String(a), String(b));
}
