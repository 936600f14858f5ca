import { add, type Curve, heading, type Point, through, times, wash } from "./curve.ts";

const DEGREES = Math.PI / 180;

interface Spot {
	readonly point: Point;
	readonly isCorner: boolean;
}

/** "10,20 !30,40": points to go through, those with a mark in front without a curve. */
function spotsOf(text: string): Spot[] {
	return text
		.trim()
		.split(/\s+/)
		.map((word) => {
			const isCorner = word.startsWith("!");
			const [x = 0, y = 0] = word
				.slice(isCorner ? 1 : 0)
				.split(",")
				.map(Number);
			return { point: [x, y], isCorner };
		});
}

/** An open line by hand through the points, smooth but at corners: "10,20 !30,40 50,20". */
export function free(text: string): Curve {
	return { points: pieces(spotsOf(text)), closed: false };
}

/** The same, closed. */
export function loop(text: string): Curve {
	const spots = spotsOf(text);
	const corner = spots.findIndex(({ isCorner }) => isCorner);
	if (corner < 0) return wash(spots.map(({ point }) => point));
	const [first, ...rest] = [...spots.slice(corner), ...spots.slice(0, corner)];
	return first ? { points: pieces([first, ...rest, first]), closed: true } : { points: [], closed: true };
}

/** Straight from point to point. */
export function poly(text: string, closed = true): Curve {
	const sharp = text.trim().replaceAll(/\s+/g, " !");
	return closed ? loop(`!${sharp}`) : free(`!${sharp}`);
}

function pieces(spots: readonly Spot[]): Point[] {
	const path: Point[] = [];
	let run: Point[] = [];
	for (const [index, { point, isCorner }] of spots.entries()) {
		run.push(point);
		const isEnd = index === spots.length - 1;
		if (run.length < 2 || !(isCorner || isEnd)) continue;
		path.push(...through(run).slice(path.length > 0 ? 1 : 0));
		run = [point];
	}
	return path;
}

/** Part of a circle or of an oval, degrees clockwise from the right. */
export function arc([x, y]: Point, radius: number, from: number, to: number, flat = 1): Curve {
	const count = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
	const step = ((to - from) / count) * DEGREES;
	const reach = (4 / 3) * Math.tan(step / 4) * radius;
	const place = ([px, py]: Point): Point => [x + px, y + py * flat];
	const points: Point[] = [place(times(heading(from * DEGREES), radius))];
	for (let i = 0; i < count; i++) {
		const [a, b] = [from * DEGREES + step * i, from * DEGREES + step * (i + 1)];
		points.push(
			place(add(times(heading(a), radius), times(heading(a + Math.PI / 2), reach))),
			place(add(times(heading(b), radius), times(heading(b - Math.PI / 2), reach))),
			place(times(heading(b), radius)),
		);
	}
	return { points, closed: false };
}

export function circle(centre: Point, radius: number): Curve {
	return oval(centre, radius, radius);
}

/** `turn` in degrees. */
export function oval(centre: Point, across: number, down: number, turn = 0): Curve {
	const flat = { ...arc([0, 0], across, 0, 360, down / across), closed: true };
	return moved(turned(flat, turn), centre[0], centre[1]);
}

/** A box with round corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): Curve {
	const [right, bottom] = [x + width, y + height];
	if (radius === 0) return poly(`${x},${y} ${right},${y} ${right},${bottom} ${x},${bottom}`);
	const corners = [
		arc([x + radius, y + radius], radius, 180, 270),
		arc([right - radius, y + radius], radius, 270, 360),
		arc([right - radius, bottom - radius], radius, 0, 90),
		arc([x + radius, bottom - radius], radius, 90, 180),
	];
	return joined(corners, true);
}

/** One line after another, with straight pieces between them. */
export function joined(curves: readonly Curve[], closed: boolean): Curve {
	const points: Point[] = [];
	const [start] = curves[0]?.points ?? [];
	for (const next of [...curves.map((curve) => curve.points), ...(closed && start ? [[start]] : [])]) {
		const end = points.at(-1);
		const [first] = next;
		if (end && first) {
			if (Math.hypot(first[0] - end[0], first[1] - end[1]) > 0.01)
				points.push(...through([end, first]).slice(1));
			points.push(...next.slice(1));
		} else points.push(...next);
	}
	return { points, closed };
}

function mapped({ points, closed }: Curve, to: (point: Point) => Point): Curve {
	return { points: points.map(to), closed };
}

export function moved(curve: Curve, x: number, y: number): Curve {
	return mapped(curve, (point) => add(point, [x, y]));
}

/** Degrees clockwise. */
export function turned(curve: Curve, degrees: number, about: Point = [0, 0]): Curve {
	const [cos, sin] = heading(degrees * DEGREES);
	return mapped(curve, ([px, py]) => {
		const [x, y] = [px - about[0], py - about[1]];
		return [about[0] + x * cos - y * sin, about[1] + x * sin + y * cos];
	});
}

export function grown(curve: Curve, factor: number, about: Point = [0, 0]): Curve {
	return mapped(curve, (point) => add(about, times(add(point, times(about, -1)), factor)));
}

/** Left to right about the upright at `x`. */
export function mirrored(curve: Curve, x = 0): Curve {
	return mapped(curve, ([px, py]) => [2 * x - px, py]);
}

/** Upside down about the level at `y`. */
export function flipped(curve: Curve, y = 0): Curve {
	return mapped(curve, ([px, py]) => [px, 2 * y - py]);
}

/** The curve and its mirror image. */
export function pair(x: number, ...curves: readonly Curve[]): Curve[] {
	return [...curves, ...curves.map((curve) => mirrored(curve, x))];
}

/** So often about a point, evenly. */
export function around(count: number, about: Point, ...curves: readonly Curve[]): Curve[] {
	return Array.from({ length: count }, (_, i) =>
		curves.map((curve) => turned(curve, (360 / count) * i, about)),
	).flat();
}
