import { flattenPath, type Spot } from "./flatten-path.ts";
import type { Matrix } from "./matrix.ts";

/** One piece of a path, its curves as chords. The last point of a closed contour is joined to the first. */
export type Contour = readonly Spot[];

export interface Extent {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export type FillRule = "nonzero" | "evenodd";

/** The contours of path data; `scale` is how many micrometres one unit of it is. */
export function contoursOf(path: string, scale = 1): Contour[] {
	return flattenPath(path, scale).map(({ points }) => points);
}

export function mapContours(contours: readonly Contour[], [a, b, c, d, e, f]: Matrix): Contour[] {
	return contours.map((contour) =>
		contour.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
	);
}

/** What surrounds all points; undefined when there are none. */
export function extentOf(contours: readonly Contour[]): Extent | undefined {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const contour of contours) {
		for (const { x, y } of contour) {
			if (x < left) left = x;
			if (x > right) right = x;
			if (y < top) top = y;
			if (y > bottom) bottom = y;
		}
	}
	return left <= right ? { left, top, right, bottom } : undefined;
}

export function rectContour({ left, top, right, bottom }: Extent): Contour {
	return [
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: right, y: bottom },
		{ x: left, y: bottom },
	];
}

export function meets(a: Extent, b: Extent): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** How often a closed contour winds around a point. */
function windings(contour: Contour, { x, y }: Spot): number {
	let count = 0;
	let from = contour.at(-1);
	for (const to of contour) {
		if (from && from.y > y !== to.y > y) {
			const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
			if (x < crossing) count += to.y > from.y ? 1 : -1;
		}
		from = to;
	}
	return count;
}

export function isFilled(contours: readonly Contour[], rule: FillRule, spot: Spot): boolean {
	const total = contours.reduce((sum, contour) => sum + windings(contour, spot), 0);
	return rule === "nonzero" ? total !== 0 : total % 2 !== 0;
}

/** Positive when the contour runs clockwise (y down). */
export function signedArea(contour: Contour): number {
	let doubled = 0;
	let from = contour.at(-1);
	for (const to of contour) {
		if (from) doubled += from.x * to.y - to.x * from.y;
		from = to;
	}
	return doubled / 2;
}

export function lengthOf(contour: Contour, isClosed: boolean): number {
	let length = 0;
	let from = isClosed ? contour.at(-1) : undefined;
	for (const to of contour) {
		if (from) length += Math.hypot(to.x - from.x, to.y - from.y);
		from = to;
	}
	return length;
}

/** Contours of one path beyond which it is only summed, so that no document can cost seconds. */
const MAX_NESTED = 300;

/**
 * Painted area of a closed path: holes are taken off, what lies inside another contour counts once. Contours that
 * cross each other are counted in full.
 */
export function areaOf(contours: readonly Contour[], rule: FillRule): number {
	if (contours.length > MAX_NESTED) return Math.abs(contours.reduce((sum, one) => sum + signedArea(one), 0));
	const extents = contours.map((contour) => extentOf([contour]));
	return contours.reduce((sum, contour, index) => {
		const [spot] = contour;
		const own = signedArea(contour);
		if (!spot || own === 0) return sum;
		const around = contours.filter((_other, at) => at !== index && isAround(extents[at], spot));
		const outside = around.reduce((total, other) => total + windings(other, spot), 0);
		const inside = outside + Math.sign(own);
		const isPainted = (count: number) => (rule === "nonzero" ? count !== 0 : count % 2 !== 0);
		if (isPainted(outside) === isPainted(inside)) return sum;
		return sum + (isPainted(inside) ? Math.abs(own) : -Math.abs(own));
	}, 0);
}

function isAround(extent: Extent | undefined, { x, y }: Spot): boolean {
	return (
		extent !== undefined && x >= extent.left && x <= extent.right && y >= extent.top && y <= extent.bottom
	);
}

/** Distance of a point to the outline of contours. */
export function distanceToOutline(contours: readonly Contour[], spot: Spot, isClosed = true): number {
	let nearest = Infinity;
	for (const contour of contours) {
		let from = isClosed ? contour.at(-1) : undefined;
		for (const to of contour) {
			if (from) nearest = Math.min(nearest, squaredDistance(spot, from, to));
			from = to;
		}
	}
	return Math.sqrt(nearest);
}

function squaredDistance(spot: Spot, from: Spot, to: Spot): number {
	const nearest = nearestOn(spot, from, to);
	return (nearest.x - spot.x) ** 2 + (nearest.y - spot.y) ** 2;
}

/** The point of a straight piece that is nearest to a spot. */
export function nearestOn(spot: Spot, from: Spot, to: Spot): Spot {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const squared = dx * dx + dy * dy;
	const along = squared === 0 ? 0 : ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / squared;
	const share = Math.min(1, Math.max(0, along));
	return { x: from.x + share * dx, y: from.y + share * dy };
}

/** Keeps the part of a closed contour inside an upright rectangle (Sutherland and Hodgman). */
export function clipTo(contour: Contour, { left, top, right, bottom }: Extent): Contour {
	const sides: readonly (readonly [axis: "x" | "y", at: number, sign: 1 | -1])[] = [
		["x", left, 1],
		["x", right, -1],
		["y", top, 1],
		["y", bottom, -1],
	];
	return sides.reduce<Contour>((kept, [axis, at, sign]) => {
		const inside = (spot: Spot) => (spot[axis] - at) * sign >= 0;
		let from = kept.at(-1);
		return kept.flatMap((to) => {
			const before = from;
			from = to;
			if (!before || inside(before) === inside(to)) return inside(to) ? [to] : [];
			const share = (at - before[axis]) / (to[axis] - before[axis]);
			const crossing = { x: before.x + share * (to.x - before.x), y: before.y + share * (to.y - before.y) };
			return inside(to) ? [crossing, to] : [crossing];
		});
	}, contour);
}
