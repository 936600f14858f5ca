import type { Point } from "@offizin/ornaments";
import { artwork } from "../card-builder.ts";
import type { BookletSize } from "./booklet-size.ts";
import { type Branch, paintBranch } from "./branch.ts";
import { type Mark, motifOf } from "./drawing.ts";
import { drawLine } from "./line-branch.ts";
import { branchInks } from "./palette.ts";

/** As they are drawn for A6: hung from the corner they grow out of, in other sizes larger and as far from it. */
interface Grown {
	readonly from: "top-right" | "bottom-right" | "bottom-left";
	readonly branch: Branch;
}

const DRAWN = { width: 105, height: 148 } as const;

function grown({ from, branch }: Grown, { width, height, scale }: BookletSize): Mark[] {
	const place = ([x, y]: Point): Point => [
		from === "bottom-left" ? x * scale : width - (DRAWN.width - x) * scale,
		from === "top-right" ? y * scale : height - (DRAWN.height - y) * scale,
	];
	return paintBranch(scaled(branch, scale, place));
}

function scaled(branch: Branch, scale: number, place: (point: Point) => Point): Branch {
	const [root, first, second, tip] = branch.stem;
	const larger = ([from, to]: readonly [number, number]) => [from * scale, to * scale] as const;
	return {
		...branch,
		stem: [place(root), place(first), place(second), place(tip)],
		leaf: larger(branch.leaf),
		thickness: larger(branch.thickness),
	};
}

const far: Grown = {
	from: "bottom-right",
	branch: {
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
	},
};

const long: Grown = {
	from: "top-right",
	branch: {
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
	},
};

const round: Grown = {
	from: "bottom-right",
	branch: {
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
	},
};

/** At the foot of an outer page: on the left as it is drawn, on the right in the mirror. */
const corner: Grown = {
	from: "bottom-left",
	branch: {
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
	},
};

const pale: Grown = {
	from: "bottom-left",
	branch: {
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
	},
};

const sprig: Branch = {
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
};

/** Of the back, from the middle of the page and from where its initials stand. */
const SPRIG_FROM = { x: 52.5, y: 70 } as const;

/** What grows through a church booklet of a size. */
export function motifsIn(size: BookletSize) {
	const { width, height, scale } = size;
	const front = [0, -3, width + 3, height + 6] as const;
	const spread = [-3, -3, 2 * width + 6, height + 6] as const;
	const onBack = ([x, y]: Point): Point => [
		width / 2 + (x - SPRIG_FROM.x) * scale,
		(height * SPRIG_FROM.y) / DRAWN.height + (y - SPRIG_FROM.y) * scale,
	];
	return {
		far: motifOf(grown(far, size), front),
		long: motifOf(grown(long, size), front),
		round: motifOf(grown(round, size), front),
		corner: motifOf(grown(corner, size), spread),
		pale: motifOf(grown(pale, size), spread),
		sprig: motifOf(drawLine(scaled(sprig, scale, onBack), 0.2 * scale)),
	};
}

export type BookletMotifs = ReturnType<typeof motifsIn>;

/** Branches at the foot of the left page, or of the right one. */
export function foot(id: string, isRight: boolean, motifs: BookletMotifs, { width: page }: BookletSize) {
	const placed = (part: "pale" | "corner", name: string, inks: ReturnType<typeof branchInks>) => {
		const [x, y, width, height] = motifs[part].frame;
		const at = isRight ? 2 * page - x - width : x;
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
