import type { FactSource } from "@offizin/base";
import { glyphs } from "./glyphs.ts";

export type LayoutKind = "raster" | "herz" | "buchstabe" | "zahl" | "text" | "mosaik";

/** How the photos of a collage lie. */
export interface CollageLayout {
	/** The `designId` of spec 3.7-3. */
	readonly id: string;
	readonly kind: LayoutKind;
	/** Fields across and down. A grid is given lying and turns with its picture; a figure always stands upright. */
	readonly columns: number;
	readonly rows: number;
	/** Number of photos. */
	readonly photos: number;
	/** Of a figure: its fields row by row, "#" a photo, "T" a field of text, "." nothing. */
	readonly fields?: readonly string[];
	readonly source: FactSource;
}

type Grid = readonly [
	id: number,
	columns: number,
	rows: number,
	kind?: "raster" | "mosaik",
	source?: FactSource,
];

/** Spec 3.7-3 names the ids 1 and 13, domain.md §5 the grids of 2 to 100 photos and the mosaics. */
const grids: readonly Grid[] = [
	[1, 3, 2, "raster", "spec"],
	[2, 2, 1],
	[3, 3, 1],
	[4, 2, 2],
	[5, 4, 2],
	[6, 3, 3],
	[7, 5, 2],
	[8, 4, 3],
	[9, 5, 3],
	[10, 4, 4],
	[11, 5, 4],
	[12, 6, 4],
	[14, 5, 5],
	[15, 6, 5],
	[16, 6, 6],
	[17, 8, 5],
	[18, 7, 6],
	[19, 8, 6],
	[20, 9, 6],
	[21, 10, 6],
	[22, 8, 8],
	[23, 10, 7],
	[24, 10, 8],
	[25, 10, 9],
	[26, 10, 10],
	[71, 15, 10, "mosaik"],
	[72, 21, 14, "mosaik"],
	[73, 30, 20, "mosaik"],
];

type Figure = readonly [id: number, kind: LayoutKind, fields: string, source?: FactSource];

const figures: readonly Figure[] = [
	[13, "herz", ".##.##. ####### ####### .#####. ..###.. ...#...", "spec"],
	[27, "herz", ".##...##. ####.#### ######### ######### .#######. ..#####.. ...###... ....#...."],
	[28, "text", "#### #TT# ####"],
	[29, "text", "##### #TTT# #TTT# #####"],
	[30, "text", "#### #### TTTT"],
	...glyphs.map(([id, glyph, fields]): Figure => [id, /\d/.test(glyph) ? "zahl" : "buchstabe", fields]),
];

function gridLayout([id, columns, rows, kind = "raster", source = "market"]: Grid): CollageLayout {
	const photos = columns * rows;
	return { id: String(id), kind, columns, rows, photos, source };
}

function figureLayout([id, kind, drawn, source = "market"]: Figure): CollageLayout {
	const fields = drawn.split(" ");
	return {
		id: String(id),
		kind,
		columns: fields[0]?.length ?? 0,
		rows: fields.length,
		photos: drawn.split("#").length - 1,
		fields,
		source,
	};
}

const kinds: readonly LayoutKind[] = ["herz", "text", "buchstabe", "zahl", "raster", "mosaik"];

/** Kind by kind, grids and mosaics by their photos: what stands side by side is nearest when a layout must give way. */
export const collageLayouts: readonly CollageLayout[] = kinds.flatMap((kind) => [
	...figures.map(figureLayout).filter((layout) => layout.kind === kind),
	...grids
		.map(gridLayout)
		.filter((layout) => layout.kind === kind)
		.sort((a, b) => a.photos - b.photos),
]);

/** The layout of a checked configuration; throws for an unchecked one. */
export function collageLayout(id: string | undefined): CollageLayout {
	const found = collageLayouts.find((layout) => layout.id === id);
	if (!found) throw new Error(`Unchecked configuration: collage layout ${id}`);
	return found;
}
