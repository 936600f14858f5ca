import type { OfficePriceTable } from "@offizin/contract";

type Cell = OfficePriceTable["cells"][number];
type Head = OfficePriceTable["rows"][number];

export interface GridRow extends Head {
	/** One for each column; undefined where there is no price. */
	readonly cells: readonly (Cell | undefined)[];
}

/** A price table as it is laid out. */
export interface GridShape {
	readonly columns: readonly Head[];
	readonly rows: readonly GridRow[];
}

/** Below this share of cells that have a price, a grid is mostly holes. */
const SPARSE = 0.4;
const FEW_COLUMNS = 4;

/** Rows by columns, or, where that would be mostly holes, one cell a row under both names, in a column of its own name. */
export function gridShape(
	{ rows, columns, cells }: Pick<OfficePriceTable, "rows" | "columns" | "cells">,
	onlyColumn: string,
): GridShape {
	const byKey = new Map(cells.map((cell) => [`${cell.row}/${cell.column}`, cell]));
	const isSparse = columns.length > FEW_COLUMNS && cells.length < rows.length * columns.length * SPARSE;
	const wide = rows.map((row) => ({
		...row,
		cells: columns.map((column) => byKey.get(`${row.key}/${column.key}`)),
	}));
	if (!isSparse) return { columns, rows: wide };
	return {
		columns: [{ key: "", name: onlyColumn }],
		rows: wide.flatMap((row) =>
			columns.flatMap((column, index) => {
				const cell = row.cells[index];
				return cell
					? [{ key: `${row.key}/${column.key}`, name: `${row.name}, ${column.name}`, cells: [cell] }]
					: [];
			}),
		),
	};
}
