import type { Path, Spot } from "@offizin/geometry";
import { cut, type Mark, WEIGHT } from "./engraving.ts";
import type { Bounds } from "./frame.ts";
import { arc, line, polar, polyline } from "./pen.ts";

/** Where a ray from `centre` meets the sides of a rectangle around it. */
function meet(centre: Spot, angle: number, { left, top, right, bottom }: Bounds): Spot {
	const { x, y } = polar({ x: 0, y: 0 }, 1, angle);
	const alongX = Math.abs(x) < 1e-9 ? Number.POSITIVE_INFINITY : ((x > 0 ? right : left) - centre.x) / x;
	const alongY = Math.abs(y) < 1e-9 ? Number.POSITIVE_INFINITY : ((y > 0 ? bottom : top) - centre.y) / y;
	return polar(centre, Math.min(alongX, alongY), angle);
}

/** Angles from 0 to 180 degrees, `perQuarter` to the quarter, the same on both sides of the vertical. */
function halfTurn(perQuarter: number): number[] {
	return Array.from({ length: 2 * perQuarter + 1 }, (_, index) => (index * 90) / perQuarter);
}

/** Centre of an arch under a frame, placed so that its ray at `cornerAngle` runs exactly into the corner. */
export function springing({ left, top, right }: Bounds, cornerAngle: number): Spot {
	const half = (right - left) / 2;
	return { x: left + half, y: top + half * Math.tan((cornerAngle * Math.PI) / 180) };
}

/** Rays that fill the spandrels between a round arch and the frame around it, clear of the keystone. */
export function spandrels(
	centre: Spot,
	radius: number,
	frame: Bounds,
	{ perQuarter, keystone }: { readonly perQuarter: number; readonly keystone: number },
): Path[] {
	return halfTurn(perQuarter)
		.map((angle) => ({ from: polar(centre, radius, angle), to: meet(centre, angle, frame) }))
		.filter(({ from }) => Math.abs(from.x - centre.x) > keystone)
		.map(({ from, to }) => line(from, to));
}

/**
 * Concentric round arches on straight legs that end at `foot`, broken at the top where the keystone sits. The
 * outer one is heavier, the others are hairlines.
 */
export function arches(centre: Spot, radii: readonly number[], foot: number, keystone: number): Mark[] {
	return radii.map((radius, index) => {
		const open = (Math.asin(keystone / radius) * 180) / Math.PI;
		const side = (x: number): Path =>
			polyline([
				{ x, y: foot },
				{ x, y: centre.y },
			]);
		return cut(
			index === 0 ? WEIGHT.medium : WEIGHT.fine,
			[...side(centre.x + radius), ...arc(centre, radius, 0, 90 - open, true)],
			[...side(centre.x - radius), ...arc(centre, radius, 180, 90 + open, true)],
		);
	});
}

/** A fluted keystone hanging from `top`; `steps` are the feet of its flutes, from the outer pair to the middle one. */
export function keystone(x: number, top: number, half: number, steps: readonly number[]): Mark {
	const width = half / (steps.length - 0.5);
	const flutes = steps.map((foot, index) => ({ at: half - index * width, foot }));
	const stair = flutes.flatMap(({ at, foot }, index) => {
		const next = flutes[index + 1]?.at ?? -at;
		return [
			{ x: x - at, y: index === 0 ? top : (flutes[index - 1]?.foot ?? top) },
			{ x: x - at, y: foot },
			{ x: x - Math.max(next, 0), y: foot },
		];
	});
	const right = stair.map((point) => ({ x: 2 * x - point.x, y: point.y })).reverse();
	const inner = flutes.slice(1).flatMap(({ at }, index) => {
		const foot = flutes[index]?.foot ?? top;
		return [x - at, x + at].map((flute) => line({ x: flute, y: top }, { x: flute, y: foot }));
	});
	return cut(WEIGHT.fine, polyline([...stair, ...right]), ...inner);
}
