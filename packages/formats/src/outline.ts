import { mm, type Size } from "@offizin/units";
import { heartPath, KAPPA, PathBuilder } from "./contour.ts";
import type { Crease, Page } from "./format.ts";
import type { Punching } from "./punching-kind.ts";

/** Rounded corners, domain.md §1.1. */
const CORNER_RADIUS = mm(5);
/** A heart near the corner: half its width, and how far its middle lies from both edges. */
const HEART = { half: mm(3), from: mm(8.5) };
/** How deep the wave goes into the card, and how long one wave is at least about. */
const WAVE = { depth: mm(2), length: mm(9) };
/** Handle of a cubic that follows half a wave of a cosine. */
const WAVE_HANDLE = 0.3642;

/** A rectangle to be punched: what of it is cut and where it is creased. */
export interface Blank {
	readonly size: Size;
	readonly edges: Page["edges"];
	readonly folds: readonly Crease[];
}

interface Side {
	/** Corner at which the side starts, and the directions along it and into the card. */
	readonly corner: { readonly x: number; readonly y: number };
	readonly along: { readonly x: number; readonly y: number };
	readonly inward: { readonly x: number; readonly y: number };
	readonly length: number;
	readonly isCut: boolean;
	/** Creases that end on this side, by their distance from its corner. */
	readonly stops: readonly number[];
}

/** The four sides clockwise from the top. */
function sidesOf({ size: { width, height }, edges, folds }: Blank): readonly Side[] {
	const at = (axis: Crease["axis"]) => folds.filter((fold) => fold.axis === axis).map((fold) => fold.at);
	const backwards = (positions: readonly number[], length: number) =>
		positions.map((position) => length - position).reverse();
	const side = (
		[x, y]: readonly [number, number],
		[dx, dy]: readonly [number, number],
		length: number,
		isCut: boolean,
		stops: readonly number[],
	): Side => ({
		corner: { x, y },
		along: { x: dx, y: dy },
		inward: { x: 0 - dy, y: dx },
		length,
		isCut,
		stops,
	});
	return [
		side([0, 0], [1, 0], width, edges.top === "cut", at("x")),
		side([width, 0], [0, 1], height, edges.right === "cut", at("y")),
		side([width, height], [-1, 0], width, edges.bottom === "cut", backwards(at("x"), width)),
		side([0, height], [0, -1], height, edges.left === "cut", backwards(at("y"), height)),
	];
}

/** A point so far along a side and so deep inside it. */
function place({ corner, along, inward }: Side, distance: number, depth: number) {
	return {
		x: corner.x + along.x * distance + inward.x * depth,
		y: corner.y + along.y * distance + inward.y * depth,
	};
}

/** Rounded where two cut edges meet, square at a fold. */
function roundedOutline(sides: readonly Side[]): PathBuilder {
	const path = new PathBuilder();
	sides.forEach((side, index) => {
		const before = sides[(index + 3) % 4] ?? side;
		const radius = side.isCut && before.isCut ? CORNER_RADIUS : 0;
		const handle = radius * (1 - KAPPA);
		const start = place(side, 0, radius);
		if (index === 0) path.move(start.x, start.y);
		else path.line(start.x, start.y);
		if (radius > 0) path.curve(place(side, 0, handle), place(side, handle, 0), place(side, radius, 0));
	});
	return path.close();
}

/**
 * Waves from the trim to the depth and back. Each panel starts and ends in a trough, so that the edges of a folded card
 * lie on each other.
 */
function waveOutline(sides: readonly Side[]): PathBuilder {
	const path = new PathBuilder();
	sides.forEach((side, index) => {
		const before = sides[(index + 3) % 4] ?? side;
		const after = sides[(index + 1) % 4] ?? side;
		const from = before.isCut ? WAVE.depth : 0;
		const to = side.length - (after.isCut ? WAVE.depth : 0);
		const depth = side.isCut ? WAVE.depth : 0;
		const start = place(side, from, depth);
		if (index === 0) path.move(start.x, start.y);
		if (!side.isCut) {
			const end = place(side, to, 0);
			path.line(end.x, end.y);
			return;
		}
		const stops = [from, ...side.stops, to];
		stops.slice(1).forEach((stop, panel) => {
			addWaves(path, side, stops[panel] ?? 0, stop);
		});
	});
	return path.close();
}

function addWaves(path: PathBuilder, side: Side, from: number, to: number): void {
	const count = Math.max(1, Math.round((to - from) / WAVE.length));
	const half = (to - from) / count / 2;
	for (let step = 0; step < count * 2; step++) {
		const [start, end] = step % 2 === 0 ? [WAVE.depth, 0] : [0, WAVE.depth];
		const at = from + half * step;
		path.curve(
			place(side, at + half * WAVE_HANDLE, start),
			place(side, at + half * (1 - WAVE_HANDLE), end),
			place(side, at + half, end),
		);
	}
}

/** Hearts cut out near the corners where two cut edges meet, their tips towards the corner. */
function hearts(sides: readonly Side[]): string {
	const scale = HEART.half * Math.SQRT1_2;
	return sides
		.map((side, index) => {
			const before = sides[(index + 3) % 4] ?? side;
			if (!side.isCut || !before.isCut) return "";
			// A heart's own y points to its tip, so it runs from the middle to the corner.
			return heartPath((x, y) => place(side, HEART.from + scale * (x - y), HEART.from - scale * (x + y)));
		})
		.join("");
}

/** The contour of a punched rectangle. It lies within the trim. */
export function punchedOutline(blank: Blank, punching: Exclude<Punching, "ohne">): string {
	const sides = sidesOf(blank);
	switch (punching) {
		case "rundeecken":
			return roundedOutline(sides).build();
		case "herzecken":
			return roundedOutline(sides).build() + hearts(sides);
		case "welle":
			return waveOutline(sides).build();
	}
}
