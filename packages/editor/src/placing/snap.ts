import type { Box } from "@offizin/units";
import { type Axis, lineThrough, type SnapField, type SnapLine } from "./snap-lines.ts";

/** How far a box is moved to lie on what it is near, and the lines it then lies on. */
export interface Snapped {
	readonly dx: number;
	readonly dy: number;
	readonly guides: readonly SnapLine[];
}

interface Span {
	readonly start: number;
	readonly end: number;
}

const onAxis = (area: Box, axis: Axis): Span =>
	axis === "x" ? { start: area.x, end: area.x + area.width } : { start: area.y, end: area.y + area.height };
const other = (axis: Axis): Axis => (axis === "x" ? "y" : "x");

/**
 * Which of a box's edges may catch: all of them and the middle when it is moved, those that are dragged when it is
 * resized.
 */
export interface Catching {
	readonly x: readonly ("start" | "middle" | "end")[];
	readonly y: readonly ("start" | "middle" | "end")[];
	/** Equal gaps to the elements beside it. */
	readonly gaps: boolean;
}

export const CATCH_ALL: Catching = {
	x: ["start", "middle", "end"],
	y: ["start", "middle", "end"],
	gaps: true,
};

/** Moves a box onto the nearest line on each axis, at most by the tolerance. */
export function snap(area: Box, field: SnapField, catching: Catching, tolerance: number): Snapped {
	if (tolerance <= 0) return { dx: 0, dy: 0, guides: [] };
	const dx = nearest(area, "x", field, catching, tolerance);
	const dy = nearest(area, "y", field, catching, tolerance);
	const moved = { ...area, x: area.x + dx, y: area.y + dy } as Box;
	return {
		dx,
		dy,
		guides: [...guidesOn(moved, "x", field, catching), ...guidesOn(moved, "y", field, catching)],
	};
}

function nearest(area: Box, axis: Axis, field: SnapField, catching: Catching, tolerance: number): number {
	let best = Number.POSITIVE_INFINITY;
	const consider = (way: number) => {
		if (Math.abs(way) <= tolerance && Math.abs(way) < Math.abs(best)) best = way;
	};
	for (const place of placesOf(area, axis, catching)) {
		for (const line of field.lines) if (line.axis === axis) consider(line.at - place);
	}
	// A line wins over a gap that is as near.
	if (catching.gaps) for (const { way } of gapsFor(area, axis, field.still)) consider(way);
	return Number.isFinite(best) ? best : 0;
}

function placesOf(area: Box, axis: Axis, catching: Catching): number[] {
	const { start, end } = onAxis(area, axis);
	const at = { start, middle: (start + end) / 2, end };
	return catching[axis].map((name) => at[name]);
}

/** Closer than this is the same place: half a micrometre lies between a middle and a whole one. */
const SAME = 0.75;

function guidesOn(area: Box, axis: Axis, field: SnapField, catching: Catching): SnapLine[] {
	const places = placesOf(area, axis, catching);
	const met = new Map<number, SnapLine>();
	for (const line of field.lines) {
		if (line.axis !== axis || !places.some((place) => Math.abs(line.at - place) <= SAME)) continue;
		const seen = lineThrough(line, area);
		const known = met.get(line.at);
		const [from, to] = known
			? [Math.min(known.from, seen.from), Math.max(known.to, seen.to)]
			: [seen.from, seen.to];
		met.set(line.at, { ...seen, from, to });
	}
	if (met.size > 0 || !catching.gaps) return [...met.values()];
	const gap = gapsFor(area, axis, field.still).find(({ way }) => Math.abs(way) <= SAME);
	return gap ? gap.bars.map(({ start, end }) => barAcross(area, axis, start, end)) : [];
}

/** A gap is shown as a line along it, through the middle of what is moved. */
function barAcross(area: Box, axis: Axis, start: number, end: number): SnapLine {
	const across = onAxis(area, other(axis));
	return { axis: other(axis), at: (across.start + across.end) / 2, from: start, to: end };
}

interface Gap {
	readonly way: number;
	readonly bars: readonly Span[];
}

/** Ways that make the gap to a neighbour equal to one on the other side, or to the one beyond that neighbour. */
function gapsFor(area: Box, axis: Axis, still: readonly Box[]): Gap[] {
	const own = onAxis(area, axis);
	const size = own.end - own.start;
	const lane = onAxis(area, other(axis));
	const row = still
		.filter((one) => {
			const span = onAxis(one, other(axis));
			return span.start < lane.end && span.end > lane.start;
		})
		.map((one) => onAxis(one, axis));
	const before = row.filter(({ end }) => end <= own.start + size / 2).toSorted((a, b) => b.end - a.end);
	const after = row.filter(({ start }) => start >= own.end - size / 2).toSorted((a, b) => a.start - b.start);
	const [left, beyondLeft] = before;
	const [right, beyondRight] = after;
	const gaps: Gap[] = [];
	if (left && right && right.start - left.end > size) {
		const gap = (right.start - left.end - size) / 2;
		const start = left.end + gap;
		gaps.push({
			way: start - own.start,
			bars: [
				{ start: left.end, end: start },
				{ start: start + size, end: right.start },
			],
		});
	}
	if (left && beyondLeft && beyondLeft.end < left.start) {
		const gap = left.start - beyondLeft.end;
		const start = left.end + gap;
		gaps.push({
			way: start - own.start,
			bars: [
				{ start: beyondLeft.end, end: left.start },
				{ start: left.end, end: start },
			],
		});
	}
	if (right && beyondRight && right.end < beyondRight.start) {
		const gap = beyondRight.start - right.end;
		const end = right.start - gap;
		gaps.push({
			way: end - own.end,
			bars: [
				{ start: end, end: right.start },
				{ start: right.end, end: beyondRight.start },
			],
		});
	}
	return gaps;
}
