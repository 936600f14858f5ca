/** One of the sheets a board is made of, from the front: its share of the thickness. */
export type Layer = readonly [share: number, color: string];

/** What is white: paper and the core of a mat, primed canvas. And what is seen in the depth of a shadow gap. */
export const PAPER = "#fdfcf9";
export const CANVAS = "#f6f3ec";
export const SHADOW_GAP = "#0d0d0c";

/** Polished acrylic carries light to its rim, glass is green, composites are metal on both sides of a dark core. */
export const boards: Readonly<Record<string, readonly Layer[]>> = {
	acrylglas: [
		[0.04, "#7fa8a2"],
		[0.12, "#effffc"],
		[0.2, "#bfe0dc"],
		[0.34, "#a3cdc7"],
		[0.18, "#c6e6e1"],
		[0.12, "#e6faf6"],
	],
	echtglas: [
		[0.14, "#bfe6d3"],
		[0.72, "#4d9a7c"],
		[0.14, "#8cc9ae"],
	],
	gallerybond: [
		[0.42, "#b5dcd7"],
		[0.08, "#c9cccd"],
		[0.4, "#262625"],
		[0.1, "#c9cccd"],
	],
	aludibond: [
		[0.16, "#eceeef"],
		[0.68, "#262625"],
		[0.16, "#dfe2e4"],
	],
	forexplatte: [[1, "#fdfcfa"]],
};

/** Colours of frames that are wood. */
export const woods: readonly string[] = ["natur", "nuss"];
