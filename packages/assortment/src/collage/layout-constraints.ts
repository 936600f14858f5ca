import type { Constraint } from "@offizin/solver";
import { cellGaps, edgeFor, MIN_CELL, USUAL_CELL_GAP } from "./cells.ts";
import { type CollageLayout, collageLayouts } from "./layouts.ts";

const centimetres = (millimetres: number) => Math.ceil(millimetres / 10);

/** Gaps up to which sizes are alike, in mm. */
const gapSteps = [USUAL_CELL_GAP, 5, 10, cellGaps.max] as const;

/**
 * Edges in whole centimetres from which every photo of a layout is large enough, however the picture lies and with gaps of so
 * many millimetres.
 */
export function smallestSize(
	{ columns, rows, fields }: Pick<CollageLayout, "columns" | "rows" | "fields">,
	gap: number,
) {
	const long = Math.max(columns, rows);
	// A figure stands upright on either edge, a grid turns its longer side along the longer one.
	const short = fields === undefined ? Math.min(columns, rows) : long;
	return { short: centimetres(edgeFor(short, gap)), long: centimetres(edgeFor(long, gap)) };
}

/** Layouts with the same fields across and down need the same size and share a rule. */
const alike = Map.groupBy(collageLayouts, (layout) => {
	const { short, long } = smallestSize(layout, USUAL_CELL_GAP);
	return `${short}x${long}`;
});

export const layoutConstraints: readonly Constraint[] = [...alike].flatMap(
	([size, layouts]): Constraint[] => {
		const [first] = layouts;
		if (first === undefined) return [];
		return gapSteps.map((most, index) => {
			const { short, long } = smallestSize(first, most);
			const from = index === 0 ? cellGaps.min : (gapSteps[index - 1] ?? 0) + 1;
			return {
				code: index === 0 ? `collage.from-${size}` : `collage.from-${size}-${most}`,
				source: "market",
				when: { designId: layouts.map(({ id }) => id), photoGap: { min: from, max: most } },
				then: { option: "formatType", values: { short: { min: short }, long: { min: long } } },
				reason: { code: "collage.layout-size", values: { short, long, photo: MIN_CELL / 10 } },
			};
		});
	},
);
