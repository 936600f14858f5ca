import { chance, sway } from "./chance.ts";
import {
	add,
	angleOn,
	between,
	type Curve,
	cubicsOf,
	heading,
	mix,
	type Point,
	pointOn,
	through,
	times,
} from "./curve.ts";
import { type Mark, PEN } from "./mark.ts";
import { swelled } from "./stroke.ts";

const DEGREES = Math.PI / 180;
const STATIONS = [0, 0.08, 0.28, 0.58, 0.86, 1];
/** Enough for a narrow leaf or a small one. */
const FEW_STATIONS = [0, 0.22, 0.6, 1];

/** One blade from its root to its tip. */
export interface Leaf {
	readonly root: Point;
	/** Degrees clockwise from the right. */
	readonly angle: number;
	readonly length: number;
	/** Widest, by length. */
	readonly wide: number;
	/** Degrees it turns from root to tip. */
	readonly bend?: number;
	/** Where it is widest: below 1 near the root, above 1 near the tip. */
	readonly belly?: number;
	/** Without a point at the tip. */
	readonly isRound?: boolean;
}

function spineAt({ root, angle, length, bend = 0 }: Leaf, t: number): Point {
	const count = 8;
	let at = root;
	for (let i = 0; i < count; i++) {
		at = add(at, times(heading((angle + bend * t * ((i + 0.5) / count)) * DEGREES), (length * t) / count));
	}
	return at;
}

function halfAt({ length, wide, belly = 1, isRound = false }: Leaf, t: number): number {
	const bow = Math.max(0, Math.sin(Math.PI * t ** (1 / Math.max(0.2, 2 - belly)))) ** (isRound ? 0.62 : 1.05);
	return (length * wide * bow) / 2;
}

/** From root to tip, `share` of the way from the midrib to the edge on the left (-1) or right (1). */
function edge(leaf: Leaf, side: -1 | 1, share = 1, gap = 0): Point[] {
	const { angle, bend = 0 } = leaf;
	const isPlain = !leaf.isRound && (leaf.wide < 0.3 || leaf.length < 20);
	return (isPlain ? FEW_STATIONS : STATIONS).map((t) => {
		const across = heading((angle + bend * t + side * 90) * DEGREES);
		const half = halfAt(leaf, t);
		return add(spineAt(leaf, t), times(across, Math.max(half * share, Math.min(gap, half))));
	});
}

function rowOf({ isRound = false }: Leaf, left: Point[], right: Point[]): { left: Point[]; right: Point[] } {
	if (!isRound) return { left: through(left), right: through(right) };
	const ring = through([...left, ...right.toReversed().slice(1)]);
	const tip = (left.length - 1) * 3;
	return { left: ring.slice(0, tip + 1), right: ring.slice(tip).toReversed() };
}

function bladeOf(leaf: Leaf): Curve {
	const { left, right } = rowOf(leaf, edge(leaf, -1), edge(leaf, 1));
	return between(left, right);
}

function midrib(leaf: Leaf, to = 0.8): Curve {
	return { points: through([0, to / 2, to].map((t) => spineAt(leaf, t))), closed: false };
}

/** How a leaf is drawn: all filled, in two halves, by its outline, half and half, or with a light midrib line. */
export type LeafStyle = "full" | "split" | "line" | "half";

export function drawLeaf(leaf: Leaf, style: LeafStyle): Mark[] {
	const blade = bladeOf(leaf);
	switch (style) {
		case "full":
			return [{ ink: "leaf", curves: [blade] }];
		case "split": {
			const gap = Math.max(0.35, leaf.length * 0.016);
			const halves = ([-1, 1] as const).map((side) =>
				between(through(edge(leaf, side)), through(edge(leaf, side, 0, gap))),
			);
			return [{ ink: "leaf", curves: halves }];
		}
		case "line":
			return [
				{ ink: "line", curves: [blade], stroke: PEN.even, hides: [blade] },
				{ ink: "line", curves: [midrib(leaf)], stroke: PEN.fine },
			];
		case "half":
			return [
				{ ink: "leaf", curves: [between(through(edge(leaf, 1)), through(edge(leaf, 1, 0)))] },
				{ ink: "line", curves: [blade], stroke: PEN.fine, hides: [blade] },
				{ ink: "line", curves: [midrib(leaf, 0.97)], stroke: PEN.fine },
			];
	}
}

/** A branch: what its leaves are like at its first and at its last node. */
export interface Sprig {
	readonly stem: Curve;
	readonly nodes: number;
	/** Shares of the stem between which leaves grow. */
	readonly span?: readonly [from: number, to: number];
	readonly length: readonly [from: number, to: number];
	readonly wide: number;
	/** Degrees between stem and leaf. */
	readonly spread: readonly [from: number, to: number];
	readonly style: LeafStyle;
	readonly order?: "pairs" | "turns";
	readonly bend?: number;
	readonly belly?: number;
	readonly isRound?: boolean;
	/** Length of the leaf at the tip; none where 0. */
	readonly tip?: number;
	readonly thick?: readonly [from: number, to: number];
	/** Length of the leaf stalk. */
	readonly stalk?: number;
	readonly seed: number;
}

/** Where a share of the line is, and where it goes there in degrees. */
export function spotOn(line: Curve, share: number): { readonly point: Point; readonly angle: number } {
	const cubics = cubicsOf(line);
	const at = Math.min(cubics.length - 0.001, Math.max(0.001, share * cubics.length));
	const cubic = cubics[Math.floor(at)];
	if (!cubic) return { point: [0, 0], angle: 0 };
	const t = at - Math.floor(at);
	return { point: pointOn(cubic, t), angle: angleOn(cubic, t) / DEGREES };
}

export function stemOf(stem: Curve, thick: readonly [number, number] = [0.75, 0.4]): Mark {
	const [from, to] = thick;
	return { ink: "line", curves: [swelled(stem, { width: [from, mix(from, to, 0.4), to] })] };
}

/** Where the leaves of a branch sit, root to tip. */
export function nodesOf({ stem, nodes, span = [0.15, 0.93], spread, seed, order = "pairs" }: Sprig) {
	return Array.from({ length: nodes }, (_, i) => i).flatMap((i) =>
		([-1, 1] as const)
			.filter((side) => order === "pairs" || side === (i % 2 === 0 ? 1 : -1))
			.map((side) => {
				const along = nodes === 1 ? 0.5 : i / (nodes - 1);
				const share = mix(span[0], span[1], along) + sway(0.012, seed, i, side);
				const { point, angle } = spotOn(stem, share);
				const open = mix(spread[0], spread[1], along) + sway(5, seed, i, side, 1);
				return { root: point, angle: angle + side * open, side, along, seed: seed + i * 7 + side };
			}),
	);
}

export function sprig(branch: Sprig): Mark[] {
	const {
		stem,
		length,
		wide,
		style,
		bend = 0,
		belly = 1,
		isRound = false,
		tip,
		thick,
		stalk = 0,
		seed,
	} = branch;
	const form = { wide, belly, isRound };
	const leaves = nodesOf(branch).map((node): { leaf: Leaf; stalk: Curve } => {
		const size = mix(length[0], length[1], node.along) * (1 + sway(0.09, node.seed, 2));
		const base = add(node.root, times(heading(node.angle * DEGREES), stalk));
		const turn = -node.side * bend + sway(6, node.seed, 3);
		const leaf = {
			...form,
			wide: wide * (0.92 + 0.16 * chance(node.seed, 4)),
			root: base,
			angle: node.angle,
			length: size,
			bend: turn,
		};
		return { leaf, stalk: { points: through([node.root, base]), closed: false } };
	});
	const end = spotOn(stem, 0.995);
	const last = tip ?? mix(length[0], length[1], 1);
	const atTip: Leaf = { ...form, root: end.point, angle: end.angle, length: last, bend: sway(8, seed, 9) };
	const stalks: Mark[] =
		stalk > 0 ? [{ ink: "line", curves: leaves.map((one) => one.stalk), stroke: PEN.fine }] : [];
	return [
		...stalks,
		stemOf(stem, thick),
		...leaves.flatMap(({ leaf }) => drawLeaf(leaf, style)),
		...(last > 0 ? drawLeaf(atTip, style) : []),
	];
}

/** Round fruits or buds on stalks, two or three to a node. */
export function berriesOn(branch: Sprig, radius: number, reach: number): Mark[] {
	const spots = nodesOf(branch).map((node) => {
		const far = reach * (0.8 + 0.4 * chance(node.seed, 5));
		return {
			from: node.root,
			to: add(node.root, times(heading(node.angle * DEGREES), far)),
			seed: node.seed,
		};
	});
	const berries = spots.map(({ to, seed }) => berry(to, radius * (0.88 + 0.24 * chance(seed, 6))));
	return [
		{
			ink: "line",
			stroke: PEN.fine,
			curves: spots.map(({ from, to }) => ({ points: through([from, to]), closed: false })),
		},
		{ ink: "blossom", curves: berries, hides: berries },
	];
}

/** Nearly a circle. */
export function berry([x, y]: Point, radius: number): Curve {
	const k = radius * 0.5523;
	const points: Point[] = [
		[x + radius, y],
		[x + radius, y + k],
		[x + k, y + radius],
		[x, y + radius],
		[x - k, y + radius],
		[x - radius, y + k],
		[x - radius, y],
		[x - radius, y - k],
		[x - k, y - radius],
		[x, y - radius],
		[x + k, y - radius],
		[x + radius, y - k],
		[x + radius, y],
	];
	return { points, closed: true };
}
