import type { Path, Spot } from "@offizin/geometry";
import { cut, form, type Mark, WEIGHT } from "./engraving.ts";
import { polygon, rectangle } from "./pen.ts";

/** Sides of a rectangle in page millimetres. */
export interface Bounds {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export function inside({ left, top, right, bottom }: Bounds, by: number): Bounds {
	return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

export function bounds(width: number, height: number, by: number): Bounds {
	return inside({ left: 0, top: 0, right: width, bottom: height }, by);
}

function sides({ left, top, right, bottom }: Bounds): Path {
	return rectangle(left, top, right, bottom);
}

/** A band with sharp mitred corners, its outer edge on `outer`. */
function band(outer: Bounds, width: number): Mark {
	return form(sides(outer), sides(inside(outer, width)));
}

/** Where the hairline of a double frame runs: bold band, gap, hairline. */
export function hairlineOf(outer: Bounds, gap = 1.2): Bounds {
	return inside(outer, WEIGHT.bold + gap + WEIGHT.fine / 2);
}

/** Bold band and hairline, the double frame of the collection. */
export function doubleFrame(outer: Bounds, gap = 1.2): Mark[] {
	return [band(outer, WEIGHT.bold), cut(WEIGHT.fine, sides(hairlineOf(outer, gap)))];
}

/** Applies a corner, given for the top left with its own corner at 0/0, to all four corners of a rectangle. */
function withCorners({ left, top, right, bottom }: Bounds, corner: readonly Spot[]): Spot[] {
	const back = corner.toReversed();
	return [
		...corner.map(({ x, y }) => ({ x: left + x, y: top + y })),
		...back.map(({ x, y }) => ({ x: right - x, y: top + y })),
		...corner.map(({ x, y }) => ({ x: right - x, y: bottom - y })),
		...back.map(({ x, y }) => ({ x: left + x, y: bottom - y })),
	];
}

/** A rectangle whose corners step inwards `steps` times by `size`, like the setbacks of a tower. */
export function stepped(outer: Bounds, steps: number, size: number): Path {
	const corner = Array.from({ length: steps }, (_, index) => [
		{ x: index * size, y: (steps - index) * size },
		{ x: (index + 1) * size, y: (steps - index) * size },
	]).flat();
	return polygon(withCorners(outer, [...corner, { x: steps * size, y: 0 }]));
}
