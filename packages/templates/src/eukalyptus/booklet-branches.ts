import { artwork } from "../card-builder.ts";
import { paintBranch } from "./branch.ts";
import { type Mark, motifOf } from "./drawing.ts";
import { drawLine } from "./line-branch.ts";
import { branchInks } from "./palette.ts";

const FRONT = [0, -3, 108, 154] as const;
const SPREAD = [-3, -3, 216, 154] as const;

const far: Mark[] = paintBranch({
	stem: [
		[112, 158],
		[94, 140],
		[84, 118],
		[92, 84],
	],
	kind: "willow",
	nodes: 7,
	span: [0.1, 0.97],
	leaf: [27, 13],
	spread: [40, 26],
	thickness: [0.35, 0.12],
	tints: [1],
	droop: 0.2,
	seed: 205,
});

const long: Mark[] = paintBranch({
	stem: [
		[113, 8],
		[88, 16],
		[58, 14],
		[26, 24],
	],
	kind: "willow",
	nodes: 9,
	span: [0.05, 0.97],
	leaf: [25, 12],
	spread: [38, 24],
	thickness: [0.36, 0.11],
	tints: [4, 3, 5],
	droop: 0.22,
	seed: 211,
});

const round: Mark[] = paintBranch({
	stem: [
		[112, 140],
		[88, 140],
		[66, 134],
		[40, 141],
	],
	kind: "dollar",
	nodes: 9,
	span: [0.05, 0.97],
	leaf: [16, 6],
	spread: [72, 42],
	thickness: [0.38, 0.12],
	tints: [3, 2, 4, 3],
	seed: 217,
});

/** At the foot of an outer page: on the left as it is drawn, on the right in the mirror. */
const corner: Mark[] = paintBranch({
	stem: [
		[-6, 133],
		[18, 134],
		[42, 129],
		[64, 134],
	],
	kind: "dollar",
	nodes: 8,
	span: [0.05, 0.97],
	leaf: [13, 5.5],
	spread: [70, 44],
	thickness: [0.34, 0.11],
	tints: [3, 2, 4, 3],
	seed: 223,
});

const pale: Mark[] = paintBranch({
	stem: [
		[-6, 152],
		[10, 136],
		[14, 116],
		[8, 92],
	],
	kind: "willow",
	nodes: 6,
	span: [0.1, 0.97],
	leaf: [21, 11],
	spread: [38, 26],
	thickness: [0.32, 0.1],
	tints: [1],
	seed: 227,
});

const sprig: Mark[] = drawLine(
	{
		stem: [
			[52.5, 66],
			[51.5, 60],
			[54, 55],
			[52.5, 46],
		],
		kind: "dollar",
		nodes: 4,
		span: [0.22, 0.9],
		leaf: [5.2, 3.4],
		spread: [66, 44],
		thickness: [0.2, 0.1],
		tints: [3],
		seed: 4,
	},
	0.2,
);

/** What grows through a church booklet. */
export const motifs = {
	far: motifOf(far, FRONT),
	long: motifOf(long, FRONT),
	round: motifOf(round, FRONT),
	corner: motifOf(corner, SPREAD),
	pale: motifOf(pale, SPREAD),
	sprig: motifOf(sprig),
};

/** Branches at the foot of the left page, or of the right one. */
export function foot(id: string, isRight: boolean) {
	const placed = (part: "pale" | "corner", name: string, inks: ReturnType<typeof branchInks>) => {
		const [x, y, width, height] = motifs[part].frame;
		const at = isRight ? 210 - x - width : x;
		return artwork(`${id}-${part}`, name, [at, y, width, height], {
			artwork: part,
			inks,
			...(isRight && { mirrored: true }),
		});
	};
	return [
		placed("pale", "background-branch", branchInks("long")),
		placed("corner", "eucalyptus-branch", branchInks("leaf")),
	];
}
