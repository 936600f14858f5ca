import {
	add,
	angleOn,
	type Cubic,
	type Curve,
	cubicsOf,
	heading,
	mix,
	outline,
	type Point,
	pointOn,
	through,
	times,
} from "./curve.ts";

export interface Nib {
	/** Half the width at the start, in the middle and at the end. */
	readonly width: readonly [from: number, belly: number, to: number];
	/** Looks at each piece of the line: more for a tight curl. */
	readonly steps?: number;
}

/** A line as a pen draws it: filled, thin where it sets in and leaves, fuller between. */
export function swelled(line: Curve, { width, steps = 3 }: Nib): Curve {
	const cubics = cubicsOf(line);
	const spots = cubics.flatMap((cubic, index) => {
		const isLast = index === cubics.length - 1;
		return Array.from({ length: steps + (isLast ? 1 : 0) }, (_, i) => ({ cubic, t: i / steps }));
	});
	const last = spots.length - 1;
	const side = (sign: -1 | 1) =>
		spots.map(({ cubic, t }, i): Point => {
			const half = widthAt(width, i / last);
			return add(pointOn(cubic, t), times(heading(headingOf(cubic, t) + (sign * Math.PI) / 2), half));
		});
	return outline(side(-1), side(1));
}

/** At the very end of a cubic with a handle of no length there is no direction. */
function headingOf(cubic: Cubic, t: number): number {
	return angleOn(cubic, Math.min(0.995, Math.max(0.005, t)));
}

function widthAt([from, belly, to]: Nib["width"], t: number): number {
	const bulge = Math.sin(Math.PI * t) ** 1.2;
	return mix(mix(from, to, t), belly, bulge);
}

/** A spiral that runs in on its centre, from `from` degrees on, by so many turns. */
export function spiral(centre: Point, radius: number, from: number, turns: number, inner = 0.12): Curve {
	const count = Math.ceil(Math.abs(turns) * 6);
	const at = (i: number) => {
		const share = i / count;
		const angle = ((from + 360 * turns * share) * Math.PI) / 180;
		return { angle, radius: radius * mix(1, inner, share ** 0.85) };
	};
	const points: Point[] = Array.from({ length: count + 1 }, (_, i) => {
		const { angle, radius: reach } = at(i);
		return add(centre, times(heading(angle), reach));
	});
	return { points: through(points), closed: false };
}
