import type { CollageLayout } from "./layouts.ts";

/** Shortest edge of a photo on a collage, in millimetres: below it nobody knows a face. */
export const MIN_CELL = 20;
/** What lies between two photos until another gap is chosen, and what may be, in whole millimetres. */
export const USUAL_CELL_GAP = 2;
export const cellGaps = { min: 0, max: 20, step: 1 } as const;
/** The ground around all of them: narrower, a cut a little beside its place would be seen (domain.md §1.1). */
const MARGIN = 5;

/** Edges of one photo in millimetres. */
export interface Cell {
	readonly width: number;
	readonly height: number;
}

/** Millimetres of an edge that `count` photos need at least, with gaps of so many between them. */
export function edgeFor(count: number, gap: number): number {
	return count * MIN_CELL + (count - 1) * gap + 2 * MARGIN;
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
export function cellOf(layout: CollageLayout, size: Cell, gap: number): Cell {
	const { columns, rows } = gridOf(layout, size);
	const width = (size.width - (columns - 1) * gap - 2 * MARGIN) / columns;
	const height = (size.height - (rows - 1) * gap - 2 * MARGIN) / rows;
	if (layout.fields === undefined) return { width, height };
	const edge = Math.min(width, height);
	return { width: edge, height: edge };
}

/** A field of a layout, in millimetres from the top left corner of the picture. */
export interface Field extends Cell {
	readonly x: number;
	readonly y: number;
}

/** Where the fields of a layout lie on a picture of some size (mm), row by row: those of photos, and those left for words. */
export function fieldsOf(
	layout: CollageLayout,
	size: Cell,
	gap: number,
): { readonly photos: readonly Field[]; readonly words: readonly Field[] } {
	const { columns, rows } = gridOf(layout, size);
	const { width, height } = cellOf(layout, size, gap);
	// A figure of squares stands in the middle of what is larger than it.
	const left = (size.width - columns * width - (columns - 1) * gap) / 2;
	const top = (size.height - rows * height - (rows - 1) * gap) / 2;
	const fields = Array.from({ length: columns * rows }, (_, index) => {
		const [column, row] = [index % columns, Math.floor(index / columns)];
		const place = { x: left + column * (width + gap), y: top + row * (height + gap) };
		return { kind: layout.fields?.[row]?.[column] ?? "#", field: { ...place, width, height } };
	});
	const ofKind = (wanted: string) => fields.filter(({ kind }) => kind === wanted).map(({ field }) => field);
	return { photos: ofKind("#"), words: ofKind("T") };
}
