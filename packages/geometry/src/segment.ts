import type { Box } from "@offizin/units";
import { flattenPath } from "./flatten-path.ts";

/** A straight piece of a contour, in the units of the path. */
export interface Segment {
	readonly ax: number;
	readonly ay: number;
	readonly bx: number;
	readonly by: number;
}

/** The straight pieces of a path, curves as chords; `scale` as in `flattenPath`. */
export function segmentsOf(data: string, scale = 1): Segment[] {
	return flattenPath(data, scale).flatMap(({ points, isClosed }) => {
		const ends = isClosed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1);
		return ends.map(({ x: bx, y: by }, index) => {
			const { x: ax, y: ay } = points[index] ?? { x: bx, y: by };
			return { ax, ay, bx, by };
		});
	});
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
