/** Millimetres, y down. */
export type Point = readonly [x: number, y: number];

/** A path of cubic curves: start point, then two controls and an end for each curve. */
export interface Curve {
	readonly points: readonly Point[];
	readonly closed: boolean;
}

/** One cubic curve: the line a stem is grown along. */
export type Cubic = readonly [Point, Point, Point, Point];

export function add(a: Point, b: Point): Point {
	return [a[0] + b[0], a[1] + b[1]];
}

export function subtract(a: Point, b: Point): Point {
	return [a[0] - b[0], a[1] - b[1]];
}

export function times(a: Point, factor: number): Point {
	return [a[0] * factor, a[1] * factor];
}

/** The unit vector with this heading in radians, 0 to the right, positive clockwise. */
export function heading(angle: number): Point {
	return [Math.cos(angle), Math.sin(angle)];
}

export function mix(a: number, b: number, t: number): number {
	return a + (b - a) * t;
}

export function pointOn([a, b, c, d]: Cubic, t: number): Point {
	const s = 1 - t;
	const weigh = (i: 0 | 1) =>
		s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
	return [weigh(0), weigh(1)];
}

/** Direction of travel at `t`, in radians. */
export function angleOn([a, b, c, d]: Cubic, t: number): number {
	const s = 1 - t;
	const slope = (i: 0 | 1) => s * s * (b[i] - a[i]) + 2 * s * t * (c[i] - b[i]) + t * t * (d[i] - c[i]);
	return Math.atan2(slope(1), slope(0));
}

/** The cubics of a curve. */
export function cubicsOf({ points }: Curve): Cubic[] {
	const cubics: Cubic[] = [];
	for (let i = 0; i + 3 < points.length; i += 3) {
		const [a, b, c, d] = points.slice(i, i + 4);
		if (a && b && c && d) cubics.push([a, b, c, d]);
	}
	return cubics;
}

/** A smooth line through the points, `[start, control, control, point, …]`; handles follow the distances between them. */
export function through(points: readonly Point[]): Point[] {
	const [first] = points;
	if (!first) return [];
	const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? first;
	const handle = (i: number, towards: -1 | 1): Point => {
		const chord = subtract(at(i + 1), at(i - 1));
		const reach = distance(at(i), at(i + towards)) / (3 * Math.max(1e-6, distance(at(i + 1), at(i - 1))));
		const isEnd = i === 0 || i === points.length - 1;
		return isEnd ? times(subtract(at(i + towards), at(i)), 1 / 3) : times(chord, reach * towards);
	};
	return [
		first,
		...points
			.slice(1)
			.flatMap((point, i): Point[] => [add(at(i), handle(i, 1)), add(point, handle(i + 1, -1)), point]),
	];
}

/** Outline along one row of points and back along the other, with corners where they meet. */
export function outline(there: readonly Point[], back: readonly Point[]): Curve {
	return between(through(there), through(back));
}

/** The area between two lines that run the same way, given as `[start, control, control, point, …]`. */
export function between(there: readonly Point[], back: readonly Point[]): Curve {
	const returning = [...back].reverse();
	const end = there.at(-1);
	const corner = returning[0];
	const isOneTip = end && corner && distance(end, corner) < 0.01;
	return clockwise([
		...there,
		...(end && corner && !isOneTip ? [end, corner, ...returning] : returning.slice(1)),
	]);
}

/** Closed and always turning the same way, so that overlapping outlines in one path add up. */
export function clockwise(points: readonly Point[]): Curve {
	const area = points.reduce((sum, [x, y], i) => {
		const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
		return sum + x * nextY - nextX * y;
	}, 0);
	return { points: area < 0 ? [...points].reverse() : points, closed: true };
}

export function distance(a: Point, b: Point): number {
	return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A closed line without corners. */
export function wash(ring: readonly Point[]): Curve {
	const at = (i: number): Point => ring[(i + ring.length) % ring.length] ?? [0, 0];
	const slope = (i: number) => times(subtract(at(i + 1), at(i - 1)), 1 / 6);
	return clockwise([
		at(0),
		...ring.flatMap((_, i): Point[] => [add(at(i), slope(i)), subtract(at(i + 1), slope(i + 1)), at(i + 1)]),
	]);
}
