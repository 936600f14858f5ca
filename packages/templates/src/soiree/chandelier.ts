import type { Path } from "@offizin/geometry";
import { cut, form, type Mark, WEIGHT } from "./engraving.ts";
import { circle, line, lozenge } from "./pen.ts";

/** Distance of neighbouring rods of glass. */
const PITCH = 1.35;
const BEAD = 0.36;
const GAP = 0.8;

/** Rods on either side of the middle one, and how far the tier hangs below the crown in the middle and at the side. */
const tiers = [
	{ rods: 12, deep: 8.2, shallow: 4.2 },
	{ rods: 8, deep: 16, shallow: 11.4 },
	{ rods: 4, deep: 23.4, shallow: 19.4 },
] as const;

/** How deep a tier reaches at a rod; the edge of each tier is a shallow curve. */
function depth(tier: { rods: number; deep: number; shallow: number }, rod: number): number {
	const t = rod / tier.rods;
	return tier.deep - (tier.deep - tier.shallow) * t * t;
}

/** A waterfall chandelier: three tiers of glass rods under a stepped crown, on a stem that starts at `top`. */
export function chandelier(x: number, top: number, crown: number): Mark[] {
	const rods: Path[] = [];
	const beads: Path[] = [];
	for (const [index, tier] of tiers.entries()) {
		const above = tiers[index - 1];
		for (let rod = -tier.rods; rod <= tier.rods; rod++) {
			const at = x + rod * PITCH;
			const from = above ? crown + depth(above, rod) + 2 * BEAD + GAP : crown;
			const to = crown + depth(tier, rod);
			rods.push(line({ x: at, y: from }, { x: at, y: to }));
			beads.push(circle({ x: at, y: to + BEAD }, BEAD));
		}
	}
	const [first, , last] = tiers;
	const drop = crown + last.deep + 2 * BEAD + GAP;
	const step = (rod: number, y: number) => line({ x: x - rod * PITCH, y }, { x: x + rod * PITCH, y });
	const stem = line({ x, y: top }, { x, y: crown - 3.4 });
	return [
		cut(WEIGHT.fine, ...rods, stem, line({ x, y: drop }, { x, y: drop + 2.4 })),
		cut(0.6, step(first.rods + 0.5, crown)),
		cut(WEIGHT.medium, step(8.5, crown - 1.15), step(4.5, crown - 2.25), step(1.5, crown - 3.35)),
		form(...beads, lozenge({ x, y: drop + 4.1 }, 0.9, 1.9)),
	];
}
