import { angleOn, type Cubic, chance, mix, type Point, pointOn, sway } from "@offizin/ornaments";
import { leafTone, type Mark } from "./drawing.ts";
import type { Leaf, LeafKind } from "./leaf.ts";
import { paintLeaf, paintStalk, taper } from "./paint-leaf.ts";

/** A branch as it grows: a stem from root to tip and what sits on it. Pairs give values at the first and last node. */
export interface Branch {
	readonly stem: Cubic;
	readonly kind: LeafKind;
	/** Places along the stem that carry two leaves. */
	readonly nodes: number;
	/** Stem parameter. */
	readonly span: readonly [from: number, to: number];
	/** Leaf length, millimetres. */
	readonly leaf: readonly [from: number, to: number];
	/** Angle between stem and leaf, degrees. */
	readonly spread: readonly [from: number, to: number];
	/** Half the thickness of the stem at root and tip, millimetres. */
	readonly thickness: readonly [from: number, to: number];
	/** Tints the leaves take in turn; 1 alone is a branch far behind the others. */
	readonly tints: readonly number[];
	/** How much leaves hang: 0 as grown, 1 straight down. */
	readonly droop?: number;
	readonly seed: number;
}

/** Stem parameter of the leaf at the tip. */
const TIP = 0.985;
const DEGREES = Math.PI / 180;

interface Place {
	/** From first (0) to last node (1). */
	readonly along: number;
	readonly side: -1 | 1;
	readonly node: number;
}

/** Leaves from root to tip, two to a node, and one at the tip. */
export function leavesOf(branch: Branch): Leaf[] {
	return [...placesOf(branch).map((place) => leafAt(branch, place)), tipLeaf(branch)];
}

/** Where on the stem each of these leaves sits. */
export function stemTimes(branch: Branch): number[] {
	return [...placesOf(branch).map((place) => stemAt(branch, place)), TIP];
}

function placesOf({ nodes }: Branch): Place[] {
	return Array.from({ length: nodes }, (_, node) => node).flatMap((node): Place[] => {
		const along = nodes === 1 ? 1 : node / (nodes - 1);
		return [
			{ along, node, side: -1 },
			{ along, node, side: 1 },
		];
	});
}

/** Willow leaves stand in turn, dollar leaves opposite each other. */
function stemAt({ kind, nodes, span, seed }: Branch, { along, node, side }: Place): number {
	const apart = (span[1] - span[0]) / Math.max(1, nodes - 1);
	const shift = kind === "willow" ? side * 0.25 : 0;
	return Math.min(
		TIP - 0.005,
		Math.max(0, mix(span[0], span[1], along) + apart * (shift + sway(0.16, seed, node, side))),
	);
}

function leafAt(branch: Branch, place: Place): Leaf {
	const { kind, stem, seed, droop = 0 } = branch;
	const { along, side, node } = place;
	const key = [seed, node, side] as const;
	const t = stemAt(branch, place);
	const spread = (mix(branch.spread[0], branch.spread[1], along) + sway(13, ...key, 1)) * DEGREES;
	const grown = angleOn(stem, t) + side * spread;
	const length = mix(branch.leaf[0], branch.leaf[1], along ** 1.15) * (1 + sway(0.16, ...key, 2));
	const isDollar = kind === "dollar";
	const tilt = sway(0.95, ...key, 3);
	const half = length * (isDollar ? 0.49 : 0.105);
	return {
		kind,
		root: pointOn(stem, t),
		angle: hang(grown, droop),
		bend: sway(isDollar ? 0.4 : 0.55, ...key, 5) - side * (isDollar ? 0.1 : 0.45),
		stalk: length * (isDollar ? 0.1 : 0.12) * (0.6 + 0.8 * chance(...key, 6)),
		length: length * (isDollar ? 0.74 + 0.26 * chance(...key, 4) : 1),
		left: half * Math.max(0.34, Math.cos(tilt + 0.3)),
		right: half * Math.max(0.34, Math.cos(tilt - 0.3)),
		tint: tintOf(branch, node * 2 + (side + 1) / 2),
		seed: seed * 100 + node * 2 + (side + 1) / 2,
	};
}

function tipLeaf(branch: Branch): Leaf {
	const { stem, kind, seed, leaf } = branch;
	const length = leaf[1] * 0.86;
	const half = length * (kind === "dollar" ? 0.32 : 0.1);
	return {
		kind,
		root: pointOn(stem, TIP),
		angle: angleOn(stem, TIP) + sway(0.25, seed, 99),
		bend: sway(0.4, seed, 98),
		stalk: length * 0.08,
		length,
		left: half,
		right: half * 0.8,
		tint: tintOf(branch, 1),
		seed: seed * 100 + 77,
	};
}

/** Turns a direction towards straight down by a share of the way. */
function hang(angle: number, droop: number): number {
	const down = Math.PI / 2;
	return angle + Math.atan2(Math.sin(down - angle), Math.cos(down - angle)) * droop;
}

function tintOf({ tints, seed }: Branch, index: number): number {
	const skip = chance(seed, index, 7) < 0.3 ? 1 : 0;
	return tints[(index + skip) % tints.length] ?? 3;
}

/** Far leaves, stem, near leaves: one of each pair lies behind the stem. */
export function paintBranch(branch: Branch): Mark[] {
	const leaves = leavesOf(branch);
	const isBehind = (index: number) => index < leaves.length - 1 && (index + Math.floor(index / 4)) % 2 === 0;
	const paint = (leaf: Leaf) => [paintStalk(leaf), ...paintLeaf(leaf)];
	return [
		...leaves.filter((_, index) => isBehind(index)).flatMap(paint),
		stemOf(branch),
		...leaves.filter((_, index) => !isBehind(index)).flatMap(paint),
	];
}

function stemOf({ stem, thickness, tints }: Branch): Mark {
	const points = Array.from({ length: 7 }, (_, i): Point => pointOn(stem, i / 6));
	return {
		tone: tints.every((tint) => tint <= 1) ? leafTone(1) : "stem",
		curves: [taper(points, thickness[0], thickness[1])],
	};
}
