import { type Size, um } from "@offizin/units";
import type { Assembly, FoldedSheet, Hinge, LooseLeaves, StitchedLeaves } from "./assembly.ts";
import { after, bend, inverse, type Motion, move, type Place, STILL, shift, turnY, turnZ } from "./matrix.ts";
import type { Plate } from "./plate.ts";

/** The next fold begins to open when the one before has come so far. */
const OVERLAP = 0.5;
/** Loose leaves: how far each is turned from the next, or apart as a share of its width. */
const FAN = { degrees: 9, apart: 0.34 };

export interface Opening {
	/** From 0, closed, to 1, open. */
	readonly share: number;
	/** Degrees by which paper springs open again where it is folded shut; 0 is shut as on paper. */
	readonly spring: number;
}

/** Where every plate is, in the order of the plates: a motion from its place on the flat sheet. */
export function posesOf(assembly: Assembly, opening: Opening): readonly Motion[] {
	switch (assembly.kind) {
		case "folded":
			return foldedPoses(assembly, opening);
		case "stitched":
			return stitchedPoses(assembly, opening);
		case "loose":
			return loosePoses(assembly, opening);
	}
}

/** A part of the way in which one of several takes its turn. */
function inTurn(share: number, turn: number, count: number): number {
	const way = 1 + (count - 1) * OVERLAP;
	return Math.min(1, Math.max(0, share * way - turn * OVERLAP));
}

const smooth = (share: number) => share * share * (3 - 2 * share);

function foldedPoses(sheet: FoldedSheet, opening: Opening): readonly Motion[] {
	const { plates, rest } = sheet;
	const now = unfolded(sheet, opening);
	const shut = unfolded(sheet, { share: 0, spring: 0 });
	const lying = after(shut[rest] ?? STILL, leanOf(sheet, opening), inverse(now[rest] ?? STILL));
	return plates.map((_, index) => after(lying, now[index] ?? STILL));
}

/** Degrees that a hinge is still folded by. */
function foldOf(
	{ fold, turn }: Hinge,
	{ isInTurn, hinges }: FoldedSheet,
	{ share, spring }: Opening,
): number {
	const count = Math.max(...hinges.map((hinge) => hinge.turn ?? 0)) + 1;
	const open = turn === undefined ? 0 : isInTurn ? inTurn(share, turn, count) : share;
	// What is folded first lies inside: it springs less than what is around it.
	const sprung =
		turn === undefined ? spring / 2 : isInTurn ? (spring * (count - turn * 0.6)) / count : spring;
	const full = Math.max(0, Math.abs(fold) - sprung);
	return Math.sign(fold) * full * (1 - open);
}

/** From the front on, every plate by the hinges between. */
function unfolded(sheet: FoldedSheet, opening: Opening): readonly Motion[] {
	const poses: Motion[] = sheet.plates.map(() => STILL);
	for (const hinge of sheet.hinges) {
		poses[hinge.to] = after(poses[hinge.from] ?? STILL, bend(hinge.crease, foldOf(hinge, sheet, opening)));
	}
	return poses;
}

/** What rests at one hinge only leans back with it, so that both sides of an open card stand alike. */
function leanOf(sheet: FoldedSheet, opening: Opening): Motion {
	const own = sheet.hinges.filter(
		({ from, to, turn }) => turn !== undefined && (from === sheet.rest || to === sheet.rest),
	);
	const [hinge] = own;
	if (!hinge || own.length > 1) return STILL;
	const way = hinge.from === sheet.rest ? -1 : 1;
	return bend(hinge.crease, (way * foldOf(hinge, sheet, opening) * smooth(opening.share)) / 2);
}

/** Leafed through: one after the other turns over, so that after each of equal parts two pages lie side by side. */
function stitchedPoses({ plates }: StitchedLeaves, { share, spring }: Opening): readonly Motion[] {
	const step = Math.min(spring / 4, (3 * spring) / plates.length);
	return plates.map((_, leaf) => {
		const open = Math.min(1, Math.max(0, share * plates.length - leaf));
		// Turned over, the cover lies undermost.
		const [before, beyond] = [step * (plates.length - leaf), 180 - step * (leaf + 1)];
		return turnY(-(before + open * (beyond - before)));
	});
}

/** Turned around what holds them, or laid apart. */
function loosePoses({ plates, pivot }: LooseLeaves, { share, spring }: Opening): readonly Motion[] {
	return plates.map((plate, index) => {
		const lift = spring * 300 * index;
		if (!pivot) return shift(share * FAN.apart * plate.box.width * index, 0, lift);
		const by = turnZ(share * FAN.degrees * (plates.length - 1 - index));
		return after(shift(pivot.x, pivot.y, lift), by, shift(-pivot.x, -pivot.y, 0));
	});
}

/** The four corners of a plate where it is. */
export function cornersOf({ box: { x, y, width, height } }: Plate, pose: Motion): readonly Place[] {
	const corners: readonly Place[] = [
		[x, y, 0],
		[x + width, y, 0],
		[x + width, y + height, 0],
		[x, y + height, 0],
	];
	return corners.map((corner) => move(pose, corner));
}

/** How much room places take across and down, and their middle. */
export function roomOf(places: readonly Place[]): { readonly size: Size; readonly middle: Place } {
	const ends = ([0, 1, 2] as const).map((axis) => {
		const values = places.map((place) => place[axis]);
		return [Math.min(...values), Math.max(...values)] as const;
	});
	const [x = [0, 0], y = [0, 0], z = [0, 0]] = ends;
	const half = ([from, to]: readonly [number, number]) => (from + to) / 2;
	return {
		size: { width: um(x[1] - x[0]), height: um(y[1] - y[0]) },
		middle: [half(x), half(y), half(z)],
	};
}
