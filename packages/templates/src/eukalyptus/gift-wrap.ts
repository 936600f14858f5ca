import { giftwrapProduct, giftwrapSheet } from "@offizin/assortment";
import type { ArtworkElement, DesignDocument } from "@offizin/design";
import { artwork, documentOf, page, process } from "../card-builder.ts";
import type { PatternOrder } from "../pattern-order.ts";
import { paintBranch } from "./branch.ts";
import { paletteOf } from "./colorway.ts";
import { motifOf } from "./drawing.ts";
import { drawLine } from "./line-branch.ts";
import { branchInks, printedLine, swatchesOf } from "./palette.ts";
import { artworksOf, choices } from "./style.ts";

/** Branches are drawn small and printed larger: what is looked at from afar needs fewer strokes. */
const ENLARGED = 2.3;
const BLEED = 3;

const round = motifOf(
	paintBranch({
		stem: [
			[0, 62],
			[6, 44],
			[-6, 24],
			[2, 0],
		],
		kind: "dollar",
		nodes: 6,
		span: [0.12, 0.95],
		leaf: [13, 6.5],
		spread: [66, 44],
		thickness: [0.34, 0.11],
		tints: [3, 2, 4, 3],
		seed: 211,
	}),
);

const long = motifOf(
	paintBranch({
		stem: [
			[0, 46],
			[-5, 32],
			[4, 16],
			[-2, 0],
		],
		kind: "willow",
		nodes: 5,
		span: [0.24, 0.96],
		leaf: [19, 11],
		spread: [38, 26],
		thickness: [0.3, 0.1],
		tints: [4, 3, 5],
		seed: 218,
	}),
);

const line = motifOf(
	drawLine(
		{
			stem: [
				[0, 44],
				[5, 30],
				[-4, 14],
				[1, 0],
			],
			kind: "dollar",
			nodes: 6,
			span: [0.2, 0.95],
			leaf: [8.5, 5],
			spread: [62, 44],
			thickness: [0.2, 0.1],
			tints: [3],
			seed: 226,
		},
		0.28,
	),
);

const motifs = { round, long, line };

/** A branch in the repeat: its middle in millimetres of the repeat, and how it lies. */
interface Sprig {
	readonly motif: keyof typeof motifs;
	readonly x: number;
	readonly y: number;
	readonly turn: number;
	readonly mirrored?: true;
}

/** Four repeats across a sheet and four down: the next sheet goes on with the pattern. */
const REPEAT = { width: giftwrapSheet.width / 2, height: giftwrapSheet.height / 2 };

const sprigs: readonly Sprig[] = [
	{ motif: "round", x: 62, y: 88, turn: 24 },
	{ motif: "round", x: 183, y: 263, turn: -28, mirrored: true },
	{ motif: "long", x: 175, y: 84, turn: -30 },
	{ motif: "long", x: 76, y: 259, turn: 32, mirrored: true },
	{ motif: "line", x: 118, y: 170, turn: -64 },
	{ motif: "line", x: 243, y: 345, turn: 62, mirrored: true },
	{ motif: "line", x: 124, y: 30, turn: 18, mirrored: true },
	{ motif: "line", x: 249, y: 205, turn: -16 },
];

/** Branches in every direction on the ground of the collection, from edge to edge. */
export function eukalyptusWrap({ template, colorway }: PatternOrder): DesignDocument {
	return documentOf(giftwrapProduct, {
		template,
		swatches: swatchesOf(paletteOf(colorway)),
		artworks: artworksOf(motifs),
		choices: { ...choices, inks: choices.inks.filter(({ role }) => role === "process") },
		pages: [page("front", repeats(), process("wash"))],
	});
}

function repeats(): ArtworkElement[] {
	const columns = [-1, 0, 1, 2];
	return sprigs.flatMap((sprig, index) =>
		columns
			.flatMap((column) => columns.map((row) => ({ column, row })))
			.flatMap(({ column, row }) => {
				const x = sprig.x + column * REPEAT.width;
				const y = sprig.y + row * REPEAT.height;
				return isSeen(sprig, x, y)
					? [placed(`sprig-${index + 1}-${column + 2}-${row + 2}`, sprig, x, y)]
					: [];
			}),
	);
}

/** Whether any of it lies on the sheet or its bleed. */
function isSeen({ motif, turn }: Sprig, x: number, y: number): boolean {
	const { width, height } = printed(motif);
	const angle = (turn * Math.PI) / 180;
	const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
	const isWithin = (at: number, reach: number, length: number) => at > -reach && at < length + reach;
	return (
		isWithin(x, (width * cos + height * sin) / 2 + BLEED, giftwrapSheet.width) &&
		isWithin(y, (width * sin + height * cos) / 2 + BLEED, giftwrapSheet.height)
	);
}

function printed(motif: Sprig["motif"]) {
	const [, , width, height] = motifs[motif].frame;
	return { width: width * ENLARGED, height: height * ENLARGED };
}

const names = { round: "eucalyptus-branch", long: "long-branch", line: "drawn-branch" } as const;
const inks = { round: branchInks("leaf"), long: branchInks("long"), line: printedLine } as const;

function placed(id: string, { motif, turn, mirrored }: Sprig, x: number, y: number): ArtworkElement {
	const { width, height } = printed(motif);
	return artwork(id, names[motif], [x - width / 2, y - height / 2, width, height], {
		artwork: motif,
		inks: inks[motif],
		rotation: turn,
		...(mirrored && { mirrored }),
	});
}
