import { add, chance, heading, mix, type Point, sway, through, times } from "@offizin/ornaments";

export type LeafKind = "dollar" | "willow";

/** One leaf on its stalk, as seen: what is turned away from the eye is already foreshortened. */
export interface Leaf {
	readonly kind: LeafKind;
	/** Where the stalk leaves the stem. */
	readonly root: Point;
	/** Heading at the root, radians. */
	readonly angle: number;
	/** How far the blade turns from base to tip, radians. */
	readonly bend: number;
	readonly stalk: number;
	readonly length: number;
	/** Widest half-width of the blade, left and right of the midrib looking to the tip. */
	readonly left: number;
	readonly right: number;
	/** Tint of the blade, 1 (palest) to 5. */
	readonly tint: number;
	readonly seed: number;
}

export type Side = "left" | "right";

const STATIONS: Readonly<Record<LeafKind, readonly number[]>> = {
	dollar: [0, 0.05, 0.25, 0.58, 0.88, 1],
	willow: [0, 0.1, 0.32, 0.6, 0.84, 1],
};

/** Half-width along the blade: nearly round with a drawn-in base, or long with its belly low. */
function breadth({ kind, seed }: Leaf, t: number): number {
	if (kind === "willow") return 2.2 * t ** 0.78 * (1 - t) ** (0.9 + 0.25 * chance(seed, 31));
	const belly = 0.8 + 0.16 * chance(seed, 32);
	return Math.max(0, Math.sin(Math.PI * t ** belly)) ** (0.5 + 0.1 * chance(seed, 33));
}

export function baseOf({ root, angle, stalk }: Leaf): Point {
	return add(root, times(heading(angle), stalk));
}

/** Point on the midrib: an arc from the base that turns by `bend`. */
export function spineAt(leaf: Leaf, t: number): Point {
	const { angle, bend, length } = leaf;
	const base = baseOf(leaf);
	if (Math.abs(bend) < 0.01) return add(base, times(heading(angle), length * t));
	const radius = length / bend;
	const turned = angle + bend * t;
	return add(base, [
		radius * (Math.sin(turned) - Math.sin(angle)),
		radius * (Math.cos(angle) - Math.cos(turned)),
	]);
}

/** Point of the blade: `t` along the midrib, `share` of the way from midrib to edge. */
export function bladeAt(leaf: Leaf, side: Side, t: number, share: number): Point {
	const sign = side === "left" ? -1 : 1;
	const wave =
		1 + 0.05 * Math.sin(5 * t + 6 * chance(leaf.seed, 34, sign)) * (leaf.kind === "dollar" ? 1 : 1.6);
	const half = leaf[side] * breadth(leaf, t) * wave;
	const across = heading(leaf.angle + leaf.bend * t + (sign * Math.PI) / 2);
	return add(spineAt(leaf, t), times(across, half * share));
}

/** Both edges as drawn lines from base to tip. Long leaves end in a point, round ones without a corner. */
export function edgesOf(leaf: Leaf): Readonly<Record<Side, readonly Point[]>> {
	const row = (side: Side) => STATIONS[leaf.kind].map((t) => bladeAt(leaf, side, t, 1));
	const left = row("left");
	const right = row("right");
	if (leaf.kind === "willow") return { left: through(left), right: through(right) };
	const around = through([...left, ...right.reverse().slice(1)]);
	const tip = (left.length - 1) * 3;
	return { left: around.slice(0, tip + 1), right: around.slice(tip).reverse() };
}

export function spineOf(leaf: Leaf, from = 0, to = 1, count = 4): Point[] {
	return Array.from({ length: count }, (_, i) => spineAt(leaf, mix(from, to, i / (count - 1))));
}

/** Light falls from the upper left: the half that looks away from it. */
export function shadedSide({ angle, bend, seed }: Leaf): Side {
	const [x, y] = heading(angle + bend / 2 - Math.PI / 2);
	return x * -0.6 + y * -0.8 + sway(0.25, seed, 35) > 0 ? "right" : "left";
}
