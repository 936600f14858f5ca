import type { Um } from "./length.ts";
import { um } from "./length.ts";

export interface Point {
	readonly x: Um;
	readonly y: Um;
}

export interface Size {
	readonly width: Um;
	readonly height: Um;
}

/** Axis-parallel rectangle, origin top left, y downwards. */
export interface Box extends Point, Size {}

/** Distances from the four edges of a box. */
export interface Insets {
	readonly top: Um;
	readonly right: Um;
	readonly bottom: Um;
	readonly left: Um;
}

export function box(x: number, y: number, width: number, height: number): Box {
	return { x: um(x), y: um(y), width: um(width), height: um(height) };
}

/** The smallest box around boxes; undefined around none. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
	if (boxes.length === 0) return undefined;
	const x = Math.min(...boxes.map((one) => one.x));
	const y = Math.min(...boxes.map((one) => one.y));
	const right = Math.max(...boxes.map((one) => one.x + one.width));
	const bottom = Math.max(...boxes.map((one) => one.y + one.height));
	return box(x, y, right - x, bottom - y);
}

export function contains(outer: Box, inner: Box): boolean {
	return (
		inner.x >= outer.x &&
		inner.y >= outer.y &&
		inner.x + inner.width <= outer.x + outer.width &&
		inner.y + inner.height <= outer.y + outer.height
	);
}

export function intersects(a: Box, b: Box): boolean {
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
