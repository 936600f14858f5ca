import {
	add,
	angleOn,
	between,
	type Cubic,
	chance,
	heading,
	type Point,
	pointOn,
	sway,
	through,
	times,
} from "@offizin/ornaments";
import type { Mark } from "./drawing.ts";
import { taper } from "./paint-leaf.ts";

export interface Seeds {
	readonly stem: Cubic;
	/** Stem parameters that carry a cluster, on the left and the right in turn. */
	readonly at: readonly number[];
	/** Length of a capsule, millimetres. */
	readonly size: number;
	readonly seed: number;
}

/** Clusters of capsules on short stalks, as eucalyptus carries them in its leaf axils. */
export function paintSeeds({ stem, at, size, seed }: Seeds): Mark[] {
	return at.flatMap((t, index) => {
		const side = index % 2 === 0 ? 1 : -1;
		const count = 3 + Math.floor(chance(seed, index) * 3);
		const root = pointOn(stem, t);
		const middle = angleOn(stem, t) + side * 0.95;
		const fork = add(root, times(heading(middle), size * 0.9));
		const capsules = Array.from({ length: count }, (_, i) => {
			const angle = middle + (i / (count - 1) - 0.5) * 1.9 + sway(0.16, seed, index, i);
			return capsule(
				fork,
				angle,
				size * (0.7 + 0.8 * chance(seed, index, i, 2)),
				size * (0.85 + 0.3 * chance(seed, index, i, 3)),
			);
		});
		return [{ tone: "stem", curves: [taper([root, fork], 0.16, 0.12)] } as const, ...capsules.flat()];
	});
}

/** A pointed bud on its stalk, darker on one side. */
function capsule(root: Point, angle: number, reach: number, size: number): Mark[] {
	const at = (along: number, across: number): Point =>
		add(
			add(root, times(heading(angle), reach + along * size)),
			times(heading(angle + Math.PI / 2), across * size),
		);
	const tip = at(1.22, 0);
	const flank = (side: -1 | 1) =>
		through([at(0, 0), at(0.28, 0.27 * side), at(0.66, 0.3 * side), at(0.96, 0.1 * side), tip]);
	const right = flank(1);
	return [
		{ tone: "stem", curves: [taper([root, at(0.1, 0)], 0.11, 0.09)] },
		{ tone: "seed", curves: [between(flank(-1), right)] },
		{ tone: "stem", curves: [between(through([at(0.1, 0.05), at(0.6, 0.16), tip]), right.slice(3))] },
	];
}
