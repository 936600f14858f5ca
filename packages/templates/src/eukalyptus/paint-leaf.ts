import {
	add,
	between,
	type Curve,
	chance,
	heading,
	mix,
	outline,
	type Point,
	through,
	times,
	wash,
} from "@offizin/ornaments";
import { leafTone, type Mark } from "./drawing.ts";
import { bladeAt, edgesOf, type Leaf, type Side, shadedSide, spineAt, spineOf } from "./leaf.ts";

/**
 * A leaf laid in like watercolour: thin washes one tint apart, pigment gathered along the far edge and at the base, a
 * lighter bloom, and the midrib left open.
 */
export function paintLeaf(leaf: Leaf): Mark[] {
	const { tint } = leaf;
	const shade = shadedSide(leaf);
	const lit: Side = shade === "left" ? "right" : "left";
	const edges = edgesOf(leaf);
	const ground: Mark = { tone: leafTone(tint), curves: [between(edges.left, edges.right)] };
	if (tint <= 1) return [ground];
	const isWide = leaf.length > 7.5;
	const hasHeart = isWide && chance(leaf.seed, 52) < 0.65;
	const hasBloom = chance(leaf.seed, 53) < 0.75;
	const isVeined = isWide && leaf.kind === "dollar";
	return [
		ground,
		{
			tone: leafTone(tint + 1),
			curves: [between(through(spineOf(leaf)), edges[shade]), ...(hasHeart ? [heart(leaf, lit)] : [])],
		},
		{ tone: leafTone(tint - 1), curves: isWide && hasBloom ? [bloom(leaf, lit)] : [] },
		{
			tone: leafTone(tint + 2),
			curves: [...(leaf.length > 5 ? [rim(leaf, shade)] : []), ...(isWide ? [heart(leaf, shade)] : [])],
		},
		{ tone: leafTone(leaf.kind === "willow" ? tint - 1 : tint - 2), curves: [midrib(leaf)] },
		{ tone: leafTone(tint - 1), curves: isVeined ? veins(leaf, lit) : [], stroke: VEIN },
		{ tone: leafTone(tint), curves: isVeined ? veins(leaf, shade) : [], stroke: VEIN },
	].filter(({ curves }) => curves.length > 0);
}

/**
 * Width of a side vein in millimetres, just above what a press holds. So fine it stays tone on tone, a tint deeper in
 * the shade: a line left open in the dark needs 0.75 pt (domain.md §1.1).
 */
const VEIN = 0.11;

/** Darker from the base along the midrib. */
function heart(leaf: Leaf, side: Side): Curve {
	const reach = mix(0.5, 0.85, chance(leaf.seed, 41));
	const wide = mix(0.3, 0.6, chance(leaf.seed, 42));
	const steps = [0, 0.22, 0.62, 1];
	const far = steps.map((s): Point => bladeAt(leaf, side, s * reach, wide * (1 - s ** 2) + 0.02));
	return outline(spineOf(leaf, 0, reach, 3), far);
}

/** Pigment gathered along the edge. */
function rim(leaf: Leaf, side: Side): Curve {
	const from = mix(0.12, 0.4, chance(leaf.seed, 43));
	const depth = mix(0.12, 0.26, chance(leaf.seed, 44));
	const steps = [0, 0.3, 0.7, 1];
	const at = (s: number, share: number) => bladeAt(leaf, side, mix(from, 0.995, s), share);
	return outline(
		steps.map((s) => at(s, 1)),
		steps.map((s) => at(s, 1 - depth * Math.sin(Math.PI * Math.min(1, s * 0.9 + 0.05)))),
	);
}

/** Where water has pushed the pigment aside: a lighter field that follows the lit edge. */
function bloom(leaf: Leaf, side: Side): Curve {
	const from = mix(0.18, 0.36, chance(leaf.seed, 45));
	const to = mix(0.74, 0.93, chance(leaf.seed, 46));
	const inner = mix(0.45, 0.7, chance(leaf.seed, 47));
	const outer = mix(0.86, 0.96, chance(leaf.seed, 50));
	const at = (s: number, share: number) => bladeAt(leaf, side, mix(from, to, s), share);
	const wobble = (i: number) => inner + 0.22 * (chance(leaf.seed, 51, i) - 0.5);
	return wash([
		at(0, 0.72),
		at(0.3, outer),
		at(0.75, outer),
		at(1, 0.7),
		at(0.72, wobble(1)),
		at(0.45, wobble(2)),
		at(0.2, wobble(3)),
	]);
}

function midrib(leaf: Leaf): Curve {
	return taper(
		spineOf(leaf, 0, 0.9, 3),
		0.06 + leaf.length * (leaf.kind === "willow" ? 0.003 : 0.006),
		0.025,
	);
}

/** Side veins that leave the midrib at an angle and end before the edge. */
function veins(leaf: Leaf, side: Side): Curve[] {
	if (leaf[side] < 2.2) return [];
	const index = side === "left" ? 0 : 1;
	return [0.14, 0.32, 0.52].map((t, i) => {
		const start = t + 0.05 * chance(leaf.seed, index, i, 48);
		const reach = mix(0.6, 0.82, chance(leaf.seed, index, i, 49));
		const end = bladeAt(leaf, side, start + 0.26, reach);
		const bow = bladeAt(leaf, side, start + 0.13, reach * 0.55);
		const from = spineAt(leaf, start);
		return { points: [from, bow, bow, end], closed: false };
	});
}

export function paintStalk(leaf: Leaf): Mark {
	const width = 0.1 + leaf.length * 0.008;
	return {
		tone: leaf.tint <= 1 ? leafTone(1) : "stem",
		curves: [taper([leaf.root, spineAt(leaf, 0.06)], width, 0.06)],
	};
}

/** A filled line that thins out: half-widths at its two ends. */
export function taper(points: readonly Point[], from: number, to: number): Curve {
	const last = points.length - 1;
	const side = (sign: -1 | 1) =>
		points.map((point, i): Point => {
			const before = points[Math.max(0, i - 1)] ?? point;
			const after = points[Math.min(last, i + 1)] ?? point;
			const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
			return add(point, times(heading(angle + (sign * Math.PI) / 2), mix(from, to, i / last)));
		});
	return outline(side(-1), side(1));
}
