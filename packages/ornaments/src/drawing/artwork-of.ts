import type { Artwork } from "@offizin/design";
import { covered } from "./cover.ts";
import { type Cubic, type Curve, clockwise, cubicsOf, type Point, pointOn } from "./curve.ts";
import type { Mark, Slot } from "./mark.ts";

const UNITS = 10;

/**
 * Makes an artwork of marks, back to front: areas behind the pen, lines hidden by what stands before them. Cut to what is
 * painted, unless a size is given: then it reaches from 0,0 to there.
 */
export function artworkOf(marks: readonly Mark[], size?: readonly [width: number, height: number]): Artwork {
	const seen = covered(marks);
	const [left, top, right, bottom] = size ? [0, 0, size[0], size[1]] : boundsOf(seen);
	const groups: { ink: Slot; layer: number; stroke?: number; d: string }[] = [];
	for (const { ink, stroke, curves, layer = 0 } of inOrder(seen)) {
		const isAlike = (one: (typeof groups)[number]) =>
			one.ink === ink && one.stroke === stroke && one.layer === layer;
		// What the pen draws is of one colour, whatever comes first; a colour may lie over another.
		const same = ink === "line" ? groups.find(isAlike) : groups.slice(-1).find(isAlike);
		const group = same ?? { ink, layer, ...(stroke !== undefined && { stroke }), d: "" };
		if (!same) groups.push(group);
		// All turn one way, so that areas of one ink that overlap add up.
		const turned = (curve: Curve) => (stroke === undefined ? clockwise(curve.points) : curve);
		for (const curve of curves) group.d += dataOf(turned(curve), [left, top]);
	}
	const paths = groups.map(({ d, ink, stroke }) =>
		stroke === undefined ? { d, ink } : { d, ink, stroke: Math.round(stroke * UNITS), cap: "round" as const },
	);
	return { width: Math.round((right - left) * UNITS), height: Math.round((bottom - top) * UNITS), paths };
}

/** Layer by layer, colours before the pen: few paths, and the pen on top. */
function inOrder(marks: readonly Mark[]): Mark[] {
	const rank = ({ layer = 0, ink, stroke }: Mark) =>
		2 * layer + (ink === "line" || stroke !== undefined ? 1 : 0);
	return marks.toSorted((one, other) => rank(one) - rank(other));
}

function boundsOf(marks: readonly Mark[]): [number, number, number, number] {
	const points = marks.flatMap(({ curves, stroke = 0 }) =>
		curves.flatMap((curve) =>
			cubicsOf(curve)
				.flatMap((cubic) => Array.from({ length: 17 }, (_, i) => pointOn(cubic, i / 16)))
				.flatMap(([x, y]): Point[] => [
					[x - stroke / 2, y - stroke / 2],
					[x + stroke / 2, y + stroke / 2],
				]),
		),
	);
	const spread = (axis: 0 | 1, pick: (a: number, b: number) => number) =>
		points.reduce((found, point) => pick(found, point[axis]), points[0]?.[axis] ?? 0);
	const margin = 0.1;
	return [
		spread(0, Math.min) - margin,
		spread(1, Math.min) - margin,
		spread(0, Math.max) + margin,
		spread(1, Math.max) + margin,
	];
}

function dataOf(curve: Curve, origin: Point): string {
	const write = ([x, y]: Point) =>
		`${Math.round((x - origin[0]) * UNITS)} ${Math.round((y - origin[1]) * UNITS)}`;
	const [start] = curve.points;
	if (!start) return "";
	let data = `M${write(start)}`;
	let letter = "M";
	for (const cubic of cubicsOf(curve)) {
		const isStraight = isLine(cubic);
		const next = isStraight ? "L" : "C";
		const points = isStraight ? [cubic[3]] : cubic.slice(1);
		data += (letter === next ? " " : next) + points.map(write).join(" ");
		letter = next;
	}
	return curve.closed ? `${data}Z` : data;
}

/** Whether both controls lie on the straight way. */
function isLine([a, b, c, d]: Cubic): boolean {
	const away = (p: Point) => Math.abs((d[0] - a[0]) * (p[1] - a[1]) - (d[1] - a[1]) * (p[0] - a[0]));
	const length = Math.hypot(d[0] - a[0], d[1] - a[1]);
	return Math.max(away(b), away(c)) < 0.03 * Math.max(length, 0.1);
}
