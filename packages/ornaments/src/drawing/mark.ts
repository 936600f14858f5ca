import type { Curve } from "./curve.ts";

/**
 * Ink slots of the drawings: the pen, what is laid in behind it, a second colour for the small things; of plants the leaf
 * and the blossom.
 */
export type Slot = "line" | "fill" | "accent" | "leaf" | "blossom";

/** Something drawn in one ink, in hundredths of the longest side: an area, or a line of constant width. */
export interface Mark {
	readonly ink: Slot;
	readonly curves: readonly Curve[];
	readonly stroke?: number;
	/** What hides the lines drawn before it: the outline of a thing that stands in front. */
	readonly hides?: readonly Curve[];
	/** Painted after all of the layers below; within one colours come before the pen. */
	readonly layer?: number;
}

/** Widths of the pen. The finer one still prints, and takes foil, where the drawing is 30 mm large. */
export const PEN = { fine: 0.9, even: 1.3, bold: 2 } as const;

export function area(ink: Slot, ...curves: readonly Curve[]): Mark {
	return { ink, curves };
}

export function lines(...curves: readonly Curve[]): Mark {
	return { ink: "line", curves, stroke: PEN.even };
}

export function fineLines(...curves: readonly Curve[]): Mark {
	return { ink: "line", curves, stroke: PEN.fine };
}

/** What lies over everything drawn so far. */
export function inFront(marks: readonly Mark[]): Mark[] {
	return marks.map((mark) => ({ ...mark, layer: (mark.layer ?? 0) + 1 }));
}

export function inInk(ink: Slot, marks: readonly Mark[]): Mark[] {
	return marks.map((mark) => ({ ...mark, ink }));
}
