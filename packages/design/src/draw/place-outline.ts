import { type Path, parsePath, writePath } from "@offizin/geometry";

const MAX_OUTLINES = 4000;
/** A text has few outlines and draws each of them many times. */
const taken = new Map<string, Path>();

/** Moves an outline (SVG path, font units, y up) to its pen position (micrometres, y down). */
export function placeOutline(outline: string, scale: number, x: number, y: number): string {
	const path = taken.get(outline) ?? parsePath(outline);
	if (!taken.has(outline) && taken.size >= MAX_OUTLINES) taken.clear();
	taken.set(outline, path);
	return writePath(path, { matrix: [scale, 0, 0, -scale, x, y], steps: 10 });
}
