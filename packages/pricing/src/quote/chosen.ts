import { invariant } from "@offizin/base";
import type { Selection } from "./selection.ts";

/** What was chosen for an option. Throws where a selection has no such option: it was not checked. */
export function chosen({ product, configuration }: Selection, option: string): string {
	const value = configuration[option];
	invariant(value !== undefined, `a ${product} without ${option} is no checked selection`);
	return value;
}

/** The same for options that are whole numbers. */
export function chosenNumber(selection: Selection, option: string): number {
	const value = Number(chosen(selection, option));
	invariant(Number.isSafeInteger(value), `${option} of a ${selection.product} is no whole number`);
	return value;
}

/** A size in whole centimetres. */
export interface SizeCm {
	readonly width: number;
	readonly height: number;
}

/** The same for options that are free sizes, "60x40". */
export function chosenSize(selection: Selection, option: string): SizeCm {
	const value = chosen(selection, option);
	const cross = value.indexOf("x");
	const size = { width: Number(value.slice(0, cross)), height: Number(value.slice(cross + 1)) };
	invariant(size.width > 0 && size.height > 0, `${option} of a ${selection.product} is no size: ${value}`);
	return size;
}
