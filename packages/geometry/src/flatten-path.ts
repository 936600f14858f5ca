import type { Box } from "@offizin/units";

/** A straight piece of a contour, in the units of the path. */
export interface Segment {
	readonly ax: number;
	readonly ay: number;
	readonly bx: number;
	readonly by: number;
}

/** Pieces a curve is taken apart into: with 16 a circle of 50 mm is met within 0.01 mm. */
const PIECES = 16;

function curvePoint(t: number, a: number, b: number, c: number, d: number): number {
	const s = 1 - t;
	return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

/** The straight pieces of a path of absolute M, L, C and Z. */
export function flattenPath(path: string): Segment[] {
	const segments: Segment[] = [];
	let start = { x: 0, y: 0 };
	let at = start;
	const lineTo = (x: number, y: number) => {
		segments.push({ ax: at.x, ay: at.y, bx: x, by: y });
		at = { x, y };
	};
	for (const [, letter, list = ""] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
		const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = list
			.trim()
			.split(/[\s,]+/)
			.map(Number);
		if (letter === "M") {
			start = { x: x1, y: y1 };
			at = start;
		} else if (letter === "L") lineTo(x1, y1);
		else if (letter === "Z") lineTo(start.x, start.y);
		else {
			const from = at;
			for (let piece = 1; piece <= PIECES; piece++) {
				const t = piece / PIECES;
				lineTo(curvePoint(t, from.x, x1, x2, x3), curvePoint(t, from.y, y1, y2, y3));
			}
		}
	}
	return segments;
}

/** Whether a point lies inside closed contours; an inner contour is a hole. */
export function isInside(segments: readonly Segment[], x: number, y: number): boolean {
	const crossings = segments.filter(
		({ ax, ay, bx, by }) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
	);
	return crossings.length % 2 === 1;
}

/** Distance between a straight piece and a rectangle, 0 where they meet. */
export function distanceTo(segment: Segment, box: Box): number {
	if (crosses(segment, box)) return 0;
	const { ax, ay, bx, by } = segment;
	const right = box.x + box.width;
	const bottom = box.y + box.height;
	const toBox = (x: number, y: number) =>
		Math.hypot(x - Math.max(box.x, Math.min(x, right)), y - Math.max(box.y, Math.min(y, bottom)));
	const length = (bx - ax) ** 2 + (by - ay) ** 2;
	const toSegment = (x: number, y: number) => {
		const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
		const t = Math.max(0, Math.min(1, along));
		return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
	};
	return Math.min(
		toBox(ax, ay),
		toBox(bx, by),
		toSegment(box.x, box.y),
		toSegment(right, box.y),
		toSegment(right, bottom),
		toSegment(box.x, bottom),
	);
}

/** Whether any part of a straight piece lies strictly inside a rectangle (Liang–Barsky clipping). */
export function crosses({ ax, ay, bx, by }: Segment, box: Box): boolean {
	let from = 0;
	let to = 1;
	for (const [start, delta, low, high] of [
		[ax, bx - ax, box.x, box.x + box.width],
		[ay, by - ay, box.y, box.y + box.height],
	] as const) {
		if (delta === 0) {
			if (start <= low || start >= high) return false;
			continue;
		}
		const [near, far] = [(low - start) / delta, (high - start) / delta].sort((a, b) => a - b);
		from = Math.max(from, near ?? 0);
		to = Math.min(to, far ?? 1);
	}
	return from < to;
}
