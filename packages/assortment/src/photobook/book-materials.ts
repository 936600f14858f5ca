import type { Choice } from "@offizin/solver";

/** Paper of the pages, by what it adds to a book. */
export interface BookPaper extends Choice {
	/** g/m². */
	readonly weight: number;
	/** Thickness of a leaf in 1/100 mm. */
	readonly caliper: number;
}

/** How the leaves hold together. */
export interface BookBinding extends Choice {
	/** mm at the fold, on either page, that texts and faces stay away from. */
	readonly gutter: number;
	/** Fewest pages whose back can be printed on; absent where the binding has no flat back. */
	readonly spineTextFrom?: number;
	/** Leaves that are glued back to back of two sheets: they replace the paper's own measures. */
	readonly leaf?: { readonly weight: number; readonly caliper: number };
}

/** Papers of digital printing (domain.md §3.1, §3.2). */
export const bookPapers: readonly BookPaper[] = [
	{
		key: "standard",
		weight: 170,
		caliper: 15,
		source: "market",
	},
	{
		key: "matt",
		weight: 200,
		caliper: 19,
		source: "market",
	},
	{
		key: "glaenzend",
		weight: 200,
		caliper: 16,
		source: "market",
	},
	{
		key: "feinstweiss",
		weight: 150,
		caliper: 20,
		source: "market",
	},
];

/** Gutters of domain.md §3.2. */
export const bookBindings: readonly BookBinding[] = [
	{
		key: "pur",
		gutter: 10,
		spineTextFrom: 60,
		source: "market",
	},
	{
		key: "layflat",
		gutter: 2,
		spineTextFrom: 0,
		leaf: { weight: 500, caliper: 55 },
		source: "market",
	},
	{
		key: "heftbindung",
		gutter: 4,
		source: "market",
	},
];

/** Cover and glue in 1/10 mm, 1/100 mm and g/m², as each is named; weights are ours, the rest is domain.md §3.2. */
export const bookCover = {
	/** Thickness of one board, 1/100 mm; a hard cover has two, and the back between them takes neither. */
	boardCaliper: 220,
	glueCaliper: 50,
	/** Backs are made in steps of this, 1/100 mm. */
	spineStep: 50,
	/** 1/10 mm. */
	overhang: 30,
	hinge: 80,
	wrap: 180,
	bleed: 30,
	/** 1/10 mm: narrowest back with text, and the room left free on either side of it. */
	spineTextFrom: 80,
	spineTextMargin: 10,
	/** g/m²: grey board of 2.2 mm, printed and laminated cover sheets, one leaf of end paper. */
	boardWeight: 1400,
	hardSheetWeight: 170,
	softSheetWeight: 320,
	endPaperWeight: 140,
	/** A folded sheet in front and one behind. */
	endPaperLeaves: 4,
} as const;
