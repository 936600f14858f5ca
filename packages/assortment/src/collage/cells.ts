import type { CollageLayout } from "./layouts.ts";

/** Shortest edge of a photo on a collage, in millimetres: below it nobody knows a face. */
export const MIN_CELL = 20;
/** White between two photos and around all of them, in millimetres. */
const CELL_GAP = 2;

/** Edges of one photo in millimetres. */
export interface Cell {
	readonly width: number;
	readonly height: number;
}

/** Millimetres of an edge that `count` photos need at least. */
export function edgeFor(count: number): number {
	return count * MIN_CELL + (count + 1) * CELL_GAP;
}

/** Columns and rows of a layout on a picture: a grid lays its longer side along the longer edge. */
export function gridOf(
	{ columns, rows, fields }: CollageLayout,
	size: Cell,
): { readonly columns: number; readonly rows: number } {
	const isTurned = fields === undefined && size.width < size.height;
	return isTurned ? { columns: rows, rows: columns } : { columns, rows };
}

/** The photos of a layout on a picture of some size (mm). A grid fills the picture; the photos of a figure are squares. */
export function cellOf(layout: CollageLayout, size: Cell): Cell {
	const { columns, rows } = gridOf(layout, size);
	const width = (size.width - (columns + 1) * CELL_GAP) / columns;
	const height = (size.height - (rows + 1) * CELL_GAP) / rows;
	if (layout.fields === undefined) return { width, height };
	const edge = Math.min(width, height);
	return { width: edge, height: edge };
}
