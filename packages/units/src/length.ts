import type { Brand } from "@offizin/base";

/** Length in whole micrometres: the unit of every stored measure (1 µm is far below any press). */
export type Um = Brand<number, "Um">;
/** Length in PostScript points (1/72 inch), the unit of PDF and of type sizes shown to people. */
export type Pt = Brand<number, "Pt">;

const UM_PER_INCH = 25_400;
const PT_PER_INCH = 72;

/** Rounds to whole micrometres. */
export function um(value: number): Um {
	// Adding zero turns −0 into 0: JSON does not keep −0, so a document would differ from its stored copy.
	return (Math.round(value) + 0) as Um;
}

export function mm(value: number): Um {
	return um(value * 1000);
}

/** A type size given in points, as micrometres. */
export function pt(value: number): Um {
	return um((value * UM_PER_INCH) / PT_PER_INCH);
}

export function toMm(value: Um): number {
	return value / 1000;
}

export function toPt(value: Um): Pt {
	return ((value * PT_PER_INCH) / UM_PER_INCH) as Pt;
}

/** Pixels per inch when `pixels` are printed across `length`. */
export function ppi(pixels: number, length: Um): number {
	return (pixels * UM_PER_INCH) / length;
}
