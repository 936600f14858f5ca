import type { Contour } from "./contour.ts";
import type { Spot } from "./flatten-path.ts";

/** Numbers on a grid, row by row. The middle of the first cell is the origin, and a cell is one unit. */
export interface Grid {
	readonly columns: number;
	readonly rows: number;
	readonly values: Float32Array;
}

/** What contours fill of a grid: 1 in each cell whose middle lies within. */
export function filledGrid(
	contours: readonly Contour[],
	{ columns, rows }: Pick<Grid, "columns" | "rows">,
): Grid {
	const values = new Float32Array(columns * rows);
	const crossings: { readonly x: number; readonly turn: number }[][] = Array.from({ length: rows }, () => []);
	for (const contour of contours) {
		let from = contour.at(-1);
		for (const to of contour) {
			if (from) cross(crossings, from, to);
			from = to;
		}
	}
	for (const [row, onRow] of crossings.entries()) {
		let winding = 0;
		const inOrder = onRow.sort((one, other) => one.x - other.x);
		for (const [index, { x, turn }] of inOrder.entries()) {
			winding += turn;
			const end = inOrder[index + 1]?.x;
			if (winding === 0 || end === undefined) continue;
			const [first, last] = [Math.max(0, Math.ceil(x)), Math.min(columns - 1, Math.floor(end))];
			if (last >= first) values.fill(1, row * columns + first, row * columns + last + 1);
		}
	}
	return { columns, rows, values };
}

function cross(crossings: { readonly x: number; readonly turn: number }[][], from: Spot, to: Spot): void {
	const [upper, lower] = from.y < to.y ? [from, to] : [to, from];
	const last = Math.min(crossings.length, Math.ceil(lower.y));
	for (let row = Math.max(0, Math.ceil(upper.y)); row < last; row++) {
		const x = upper.x + ((row - upper.y) / (lower.y - upper.y)) * (lower.x - upper.x);
		crossings[row]?.push({ x, turn: to.y > from.y ? 1 : -1 });
	}
}

/**
 * How far each cell is from the nearest one that counts, in cells (the exact transform of Felzenszwalb and Huttenlocher).
 * Where none counts it is infinitely far.
 */
export function distanceGrid({ columns, rows, values }: Grid, counts: (value: number) => boolean): Grid {
	const squares = values.map((value) => (counts(value) ? 0 : Infinity));
	for (let column = 0; column < columns; column++) lowerEnvelope(squares, column, columns, rows);
	for (let row = 0; row < rows; row++) lowerEnvelope(squares, row * columns, 1, columns);
	return { columns, rows, values: squares.map(Math.sqrt) };
}

/** Along one line of cells: from each the least of what each other is plus the square of the way there. */
function lowerEnvelope(squares: Float32Array, start: number, step: number, count: number): void {
	const own = Array.from({ length: count }, (_none, at) => squares[start + at * step] ?? Infinity);
	const places: number[] = [];
	const ends: number[] = [];
	for (const [at, value] of own.entries()) {
		if (value === Infinity) continue;
		let end = -Infinity;
		while (places.length > 0) {
			const before = places.at(-1) ?? 0;
			end = (value + at * at - ((own[before] ?? 0) + before * before)) / (2 * (at - before));
			if (end > (ends.at(-1) ?? -Infinity)) break;
			places.pop();
			ends.pop();
			end = -Infinity;
		}
		places.push(at);
		ends.push(end);
	}
	if (places.length === 0) return;
	let nearest = 0;
	for (let at = 0; at < count; at++) {
		while ((ends[nearest + 1] ?? Infinity) < at) nearest++;
		const place = places[nearest] ?? 0;
		squares[start + at * step] = (at - place) ** 2 + (own[place] ?? 0);
	}
}

/**
 * The lines along which a grid passes a level, closed, between its cells as far as their values say (marching squares). What
 * is above it lies to the right of a line that is gone along with y down, so what surrounds runs clockwise and a hole does
 * not. Beyond the grid everything is below.
 */
export function traceGrid({ columns, rows, values }: Grid, level: number): Contour[] {
	const above = (x: number, y: number) =>
		x >= 0 && y >= 0 && x < columns && y < rows ? (values[y * columns + x] ?? level) - level : -1;
	const isAbove = (x: number, y: number) => above(x, y) > 0;
	const wide = columns + 1;
	/** From the edge of a square that a line comes in by to the one that it leaves by. */
	const next = new Map<number, number>();
	const edge = (x: number, y: number, isDown: boolean) =>
		((y + 1) * (wide + 1) + x + 1) * 2 + (isDown ? 1 : 0);
	for (let y = -1; y < rows; y++) {
		for (let x = -1; x < columns; x++) {
			const corners = [isAbove(x, y), isAbove(x + 1, y), isAbove(x + 1, y + 1), isAbove(x, y + 1)] as const;
			const sides = [edge(x, y, false), edge(x + 1, y, true), edge(x, y + 1, false), edge(x, y, true)];
			for (const [enter, leave] of wayThrough(corners)) next.set(sides[enter] ?? 0, sides[leave] ?? 0);
		}
	}
	const spotOf = (key: number): Spot => {
		const cell = key >> 1;
		const [x, y] = [(cell % (wide + 1)) - 1, Math.floor(cell / (wide + 1)) - 1];
		const [toX, toY] = key % 2 === 1 ? [x, y + 1] : [x + 1, y];
		const [from, to] = [above(x, y), above(toX, toY)];
		const share = from === to ? 0.5 : Math.min(1, Math.max(0, from / (from - to)));
		return { x: x + share * (toX - x), y: y + share * (toY - y) };
	};
	const contours: Contour[] = [];
	for (const start of [...next.keys()]) {
		const contour: Spot[] = [];
		for (let key: number | undefined = start; key !== undefined; ) {
			const to: number | undefined = next.get(key);
			next.delete(key);
			if (to === undefined) break;
			contour.push(spotOf(key));
			key = to;
		}
		if (contour.length > 2) contours.push(contour);
	}
	return contours;
}

/** Sides of a square, clockwise from its top, by which lines come in and leave with what is above on their right. */
function wayThrough([a, b, c, d]: readonly [boolean, boolean, boolean, boolean]): [number, number][] {
	const corners = [a, b, c, d];
	const enters: number[] = [];
	const leaves: number[] = [];
	for (let side = 0; side < 4; side++) {
		const [from, to] = [corners[side], corners[(side + 1) % 4]];
		if (from && !to) enters.push(side);
		if (!from && to) leaves.push(side);
	}
	// Of two that touch at a corner each goes around its own.
	return enters.map((side) => [side, leaves.find((one) => one === (side + 3) % 4) ?? leaves[0] ?? side]);
}

/** A closed contour with fewer points, none of which is further than `tolerance` from the line that stands for it. */
export function thinned(contour: Contour, tolerance: number): Contour {
	const [first] = contour;
	if (!first || contour.length < 4) return contour;
	const far = furthest(contour, 0, contour.length, (spot) => Math.hypot(spot.x - first.x, spot.y - first.y));
	const kept = new Set([0, far.index]);
	const open: [number, number][] = [
		[0, far.index],
		[far.index, contour.length],
	];
	for (let stretch = open.pop(); stretch; stretch = open.pop()) {
		const [from, to] = stretch;
		const [start, end] = [contour[from] ?? first, contour[to % contour.length] ?? first];
		const length = Math.hypot(end.x - start.x, end.y - start.y);
		const away = ({ x, y }: Spot) =>
			length === 0
				? Math.hypot(x - start.x, y - start.y)
				: Math.abs((end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)) / length;
		const bend = furthest(contour, from + 1, to, away);
		if (bend.distance <= tolerance) continue;
		kept.add(bend.index);
		open.push([from, bend.index], [bend.index, to]);
	}
	return contour.filter((_spot, index) => kept.has(index));
}

function furthest(contour: Contour, from: number, to: number, distanceOf: (spot: Spot) => number) {
	let found = { index: from, distance: -1 };
	for (let index = from; index < to; index++) {
		const spot = contour[index];
		const distance = spot ? distanceOf(spot) : -1;
		if (distance > found.distance) found = { index, distance };
	}
	return found;
}

/** A closed contour without what trembles from point to point: each moves towards the middle of its neighbours. */
export function calmed(contour: Contour, times: number): Contour {
	if (times === 0) return contour;
	const count = contour.length;
	const moved = contour.map(({ x, y }, index) => {
		const before = contour[(index + count - 1) % count] ?? { x, y };
		const after = contour[(index + 1) % count] ?? { x, y };
		return { x: (before.x + 2 * x + after.x) / 4, y: (before.y + 2 * y + after.y) / 4 };
	});
	return calmed(moved, times - 1);
}
