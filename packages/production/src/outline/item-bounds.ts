import type { DisplayItem } from "@offizin/design";
import { type Matrix, parsePath, pathPoints } from "@offizin/geometry";
import type { Bounds } from "./polygon.ts";

/** No glyph of a text font reaches farther from its baseline or pen, in em. */
const REACH = 2;

/** A rectangle of the page that certainly holds all an item paints. */
export function itemBounds(item: DisplayItem): Bounds {
	if (item.kind === "glyphs") {
		const reach = item.size * REACH;
		const corners = item.glyphs.flatMap(({ x, y }) => [
			[x - reach, y - reach] as const,
			[x + reach, y + reach] as const,
			[x - reach, y + reach] as const,
			[x + reach, y - reach] as const,
		]);
		return around(corners, item.matrix);
	}
	const path = item.kind === "photo" ? item.clip : item.path;
	const reach = item.kind === "stroke" ? item.width / 2 : 0;
	const corners = pathPoints(parsePath(path)).flatMap(({ x, y }) => [
		[x - reach, y - reach] as const,
		[x + reach, y + reach] as const,
		[x - reach, y + reach] as const,
		[x + reach, y - reach] as const,
	]);
	return around(corners, item.matrix);
}

function around(points: readonly (readonly [number, number])[], [a, b, c, d, e, f]: Matrix): Bounds {
	let bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (const [px, py] of points) {
		const [x, y] = [a * px + c * py + e, b * px + d * py + f];
		bounds = {
			left: Math.min(bounds.left, x),
			top: Math.min(bounds.top, y),
			right: Math.max(bounds.right, x),
			bottom: Math.max(bounds.bottom, y),
		};
	}
	return bounds;
}
