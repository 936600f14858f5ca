import {
	add,
	type Curve,
	distance,
	mix,
	type Point,
	pointOn,
	subtract,
	through,
	times,
} from "@offizin/ornaments";
import { type Branch, leavesOf, stemTimes } from "./branch.ts";
import type { Mark } from "./drawing.ts";
import { baseOf, edgesOf, type Leaf, spineOf } from "./leaf.ts";

/** Width of the drawn line in millimetres: strong enough for foil. */
const LINE = 0.26;

/**
 * The branch as one line that never leaves the paper: up the stem, out around each leaf and back; then the midribs.
 */
export function drawLine(branch: Branch, width = LINE): Mark[] {
	const leaves = leavesOf(branch);
	const order = stemTimes(branch)
		.map((t, index) => ({ t, leaf: leaves[index] }))
		.sort((a, b) => a.t - b.t);
	let reached = 0;
	let points: Point[] = [pointOn(branch.stem, 0)];
	for (const { t, leaf } of order) {
		if (!leaf) continue;
		points = join(points, through(alongStem(branch, reached, t)));
		points = join(points, loop(leaf));
		reached = t;
	}
	const midribs = leaves.filter(({ left, right }) => Math.min(left, right) > 1.1).map(rib);
	return [{ tone: "line", curves: [{ points, closed: false }, ...midribs], stroke: width }];
}

function alongStem({ stem }: Branch, from: number, to: number): Point[] {
	return [0, 1 / 3, 2 / 3, 1].map((share) => pointOn(stem, mix(from, to, share)));
}

/** Around the blade and back to the stem. */
function loop(leaf: Leaf): Point[] {
	const { left, right } = edgesOf(leaf);
	const stalk = through([leaf.root, baseOf(leaf)]);
	return [left, [...right].reverse(), [...stalk].reverse()].reduce<Point[]>(join, stalk);
}

/** A midrib drawn from near the base, not quite to the tip. */
function rib(leaf: Leaf): Curve {
	return { points: through(spineOf(leaf, 0, 0.68, 3)), closed: false };
}

/** Continues a line; a small gap is bridged by a straight piece. */
function join(line: readonly Point[], next: readonly Point[]): Point[] {
	const end = line.at(-1);
	const [start, ...rest] = next;
	if (!end || !start) return [...line];
	if (distance(end, start) < 0.02) return [...line, ...rest];
	const third = times(subtract(start, end), 1 / 3);
	return [...line, add(end, third), subtract(start, third), start, ...rest];
}
