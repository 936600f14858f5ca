import { type Cubic, type Curve, cubicsOf, mix, type Point, pointOn } from "./curve.ts";
import type { Mark } from "./mark.ts";

const LOOKS = 16;

/** Lines end where something drawn later stands in front of them. Areas stay: what lies in front is laid over them. */
export function covered(marks: readonly Mark[]): Mark[] {
	return marks.map((mark, index) => {
		const masks = marks.slice(index + 1).flatMap(({ hides = [] }) => hides.map(polygonOf));
		if (mark.stroke === undefined || masks.length === 0) return mark;
		const isHidden = (point: Point) => masks.some((polygon) => isInside(polygon, point));
		return { ...mark, curves: mark.curves.flatMap((curve) => seen(curve, isHidden)) };
	});
}

function seen(curve: Curve, isHidden: (point: Point) => boolean): Curve[] {
	const cubics = cubicsOf(curve);
	if (!cubics.some((cubic) => looks().some((t) => isHidden(pointOn(cubic, t))))) return [curve];
	const parts: Point[][] = [];
	for (const cubic of cubics) {
		for (const [from, to] of stretches(cubic, isHidden)) {
			const [start, ...rest] = pieceOf(cubic, from, to);
			const last = parts.at(-1);
			const end = last?.at(-1);
			if (last && end && start && Math.hypot(end[0] - start[0], end[1] - start[1]) < 0.01) last.push(...rest);
			else if (start) parts.push([start, ...rest]);
		}
	}
	return parts.map((points) => ({ points, closed: false }));
}

/** The stretches of a cubic that are seen. */
function stretches(cubic: Cubic, isHidden: (point: Point) => boolean): [from: number, to: number][] {
	const found: [number, number][] = [];
	let from = isHidden(cubic[0]) ? undefined : 0;
	for (let i = 1; i <= LOOKS; i++) {
		const hidden = isHidden(pointOn(cubic, i / LOOKS));
		if (hidden === (from === undefined)) continue;
		const edge = edgeBetween(cubic, (i - 1) / LOOKS, i / LOOKS, isHidden);
		if (from === undefined) from = edge;
		else {
			found.push([from, edge]);
			from = undefined;
		}
	}
	if (from !== undefined) found.push([from, 1]);
	return found.filter(([start, end]) => end - start > 0.02);
}

function edgeBetween(cubic: Cubic, one: number, other: number, isHidden: (point: Point) => boolean): number {
	const before = isHidden(pointOn(cubic, one));
	let [low, high] = [one, other];
	for (let round = 0; round < 8; round++) {
		const middle = (low + high) / 2;
		if (isHidden(pointOn(cubic, middle)) === before) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}

/** The part of a cubic between two of its parameters. */
function pieceOf([a, b, c, d]: Cubic, from: number, to: number): Point[] {
	const bloom = (s: number, t: number, u: number): Point => {
		const axis = (i: 0 | 1) => {
			const first = [mix(a[i], b[i], s), mix(b[i], c[i], s), mix(c[i], d[i], s)] as const;
			const second = [mix(first[0], first[1], t), mix(first[1], first[2], t)] as const;
			return mix(second[0], second[1], u);
		};
		return [axis(0), axis(1)];
	};
	return [bloom(from, from, from), bloom(from, from, to), bloom(from, to, to), bloom(to, to, to)];
}

function looks(): number[] {
	return Array.from({ length: LOOKS + 1 }, (_, i) => i / LOOKS);
}

function polygonOf(curve: Curve): Point[] {
	return cubicsOf(curve).flatMap((cubic) => Array.from({ length: 12 }, (_, i) => pointOn(cubic, i / 12)));
}

function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
	let inside = false;
	for (const [i, [ax, ay]] of polygon.entries()) {
		const [bx, by] = polygon.at(i - 1) ?? [ax, ay];
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
	}
	return inside;
}
