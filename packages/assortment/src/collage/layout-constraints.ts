import type { Constraint } from "@offizin/solver";
import { edgeFor, MIN_CELL } from "./cells.ts";
import { type CollageLayout, collageLayouts } from "./layouts.ts";

const centimetres = (millimetres: number) => Math.ceil(millimetres / 10);

/** Edges in whole centimetres from which every photo of a layout is large enough, however the picture lies. */
export function smallestSize({ columns, rows, fields }: Pick<CollageLayout, "columns" | "rows" | "fields">) {
	const long = Math.max(columns, rows);
	// A figure stands upright on either edge, a grid turns its longer side along the longer one.
	const short = fields === undefined ? Math.min(columns, rows) : long;
	return { short: centimetres(edgeFor(short)), long: centimetres(edgeFor(long)) };
}

/** Layouts with the same fields across and down need the same size and share a rule. */
const alike = Map.groupBy(collageLayouts, (layout) => {
	const { short, long } = smallestSize(layout);
	return `${short}x${long}`;
});

export const layoutConstraints: readonly Constraint[] = [...alike].flatMap(
	([size, layouts]): Constraint[] => {
		const [first] = layouts;
		if (first === undefined) return [];
		const { short, long } = smallestSize(first);
		return [
			{
				code: `collage.from-${size}`,
				source: "market",
				when: { designId: layouts.map(({ id }) => id) },
				then: { option: "formatType", values: { short: { min: short }, long: { min: long } } },
				reason: { code: "collage.layout-size", values: { short, long, photo: MIN_CELL / 10 } },
			},
		];
	},
);
