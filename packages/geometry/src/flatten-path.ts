import { type Path, parsePath } from "./path.ts";

/** A point in any unit. */
export interface Spot {
	readonly x: number;
	readonly y: number;
}

/** A run of points; `isClosed` when the path came back to its start. Not rounded. */
export interface Polyline {
	readonly points: readonly Spot[];
	readonly isClosed: boolean;
}

/** How far a chord may lie from the curve it replaces, in µm: far below what a press can show. */
const TOLERANCE = 4;
const MAX_STEPS = 256;

/**
 * Lines in place of curves, at most 4 µm beside them. `scale` is how many micrometres one unit of the path is. Runs of
 * fewer than two points are left out.
 */
export function flattenPath(data: string | Path, scale = 1): Polyline[] {
	const lines: Polyline[] = [];
	let points: Spot[] = [];
	const finish = (isClosed: boolean) => {
		if (points.length > 1) lines.push({ points, isClosed });
		points = [];
	};
	for (const [letter, coordinates] of typeof data === "string" ? parsePath(data) : data) {
		const [x = 0, y = 0] = coordinates;
		const start = points[0];
		switch (letter) {
			case "M":
				finish(false);
				points = [{ x, y }];
				break;
			case "L":
				points.push({ x, y });
				break;
			case "C":
				addCurve(points, coordinates, scale);
				break;
			case "Z":
				finish(true);
				if (start) points = [start];
		}
	}
	finish(false);
	return lines;
}

function addCurve(points: Spot[], coordinates: readonly number[], scale: number): void {
	const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = coordinates;
	const { x: x0, y: y0 } = points.at(-1) ?? { x: x1, y: y1 };
	// The largest second difference bounds the distance of chords from the curve: d ≤ m / (8 n²) · 6.
	const bend = Math.max(
		Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
		Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
	);
	const steps = Math.min(MAX_STEPS, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend * scale) / TOLERANCE))));
	for (let step = 1; step <= steps; step++) {
		const t = step / steps;
		const u = 1 - t;
		const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
		points.push({ x: b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, y: b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3 });
	}
}
