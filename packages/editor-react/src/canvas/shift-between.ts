import type { DesignElement } from "@offizin/design";
import type { Um } from "@offizin/units";

/** On the page, micrometres. */
export interface Shift {
	readonly x: Um;
	readonly y: Um;
}

export type ShiftBetween = (from: DesignElement, to: DesignElement) => Shift | undefined;

/**
 * How far an element has been moved on its page, where that is all that has changed of it. A group turns what is in it, and a
 * text on a grid catches on lines: those are drawn anew.
 */
export const shiftBetween: ShiftBetween = (from, to) => {
	if (to.group !== undefined || (to.type === "text" && to.onGrid)) return undefined;
	const { box: before, ...rest } = from;
	const { box: after, ...others } = to;
	const isSame =
		before.width === after.width &&
		before.height === after.height &&
		Object.keys(rest).length === Object.keys(others).length &&
		Object.entries(others).every(([key, value]) => rest[key as keyof typeof rest] === value);
	return isSame ? { x: (after.x - before.x) as Um, y: (after.y - before.y) as Um } : undefined;
};
