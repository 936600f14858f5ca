import { cardDocument, page, photo, text } from "../card-builder.ts";
import type { CardRecipe, Colorway } from "../theme.ts";
import { paintBranch } from "./branch.ts";
import { coupleOf, paletteOf, samplesOf } from "./colorway.ts";
import { type Mark, motifOf } from "./drawing.ts";
import { drawLine } from "./line-branch.ts";
import { branchInks, printedLine, swatchesOf } from "./palette.ts";
import { artworksOf, body, choices, drawn, ITALIC, label, name } from "./style.ts";

const FRONT = [0, -3, 148, 151] as const;
const INNER = [-3, -3, 296, 151] as const;

const round: Mark[] = paintBranch({
	stem: [
		[150, 152],
		[128, 140],
		[116, 120],
		[122, 82],
	],
	kind: "dollar",
	nodes: 10,
	span: [0.05, 0.97],
	leaf: [18, 6.5],
	spread: [72, 42],
	thickness: [0.42, 0.12],
	tints: [3, 2, 4, 3],
	seed: 121,
});

const long: Mark[] = paintBranch({
	stem: [
		[154, 132],
		[124, 130],
		[100, 134],
		[70, 122],
	],
	kind: "willow",
	nodes: 9,
	span: [0.05, 0.97],
	leaf: [25, 12],
	spread: [36, 24],
	thickness: [0.36, 0.11],
	tints: [4, 3, 5],
	seed: 126,
});

const top: Mark[] = paintBranch({
	stem: [
		[92, 112],
		[66, 104],
		[46, 80],
		[44, 34],
	],
	kind: "willow",
	nodes: 9,
	span: [0.3, 0.97],
	leaf: [27, 13],
	spread: [38, 24],
	thickness: [0.36, 0.11],
	tints: [1],
	seed: 131,
});

const innerFar: Mark[] = paintBranch({
	stem: [
		[-6, 150],
		[34, 132],
		[60, 96],
		[52, 38],
	],
	kind: "willow",
	nodes: 11,
	span: [0.05, 0.97],
	leaf: [34, 16],
	spread: [38, 24],
	thickness: [0.5, 0.14],
	tints: [1],
	seed: 141,
});

const innerRound: Mark[] = paintBranch({
	stem: [
		[-6, 118],
		[30, 118],
		[60, 106],
		[88, 74],
	],
	kind: "dollar",
	nodes: 10,
	span: [0.05, 0.97],
	leaf: [19, 7],
	spread: [70, 44],
	thickness: [0.42, 0.12],
	tints: [3, 2, 4, 3],
	seed: 143,
});

const sprig: Mark[] = drawLine(
	{
		stem: [
			[72.5, 72],
			[71.5, 65],
			[74, 59],
			[72.5, 49],
		],
		kind: "dollar",
		nodes: 4,
		span: [0.22, 0.9],
		leaf: [5.6, 3.6],
		spread: [66, 44],
		thickness: [0.2, 0.1],
		tints: [3],
		seed: 4,
	},
	0.2,
);

const motifs = {
	sprig: motifOf(sprig),
	top: motifOf(top, FRONT),
	long: motifOf(long, FRONT),
	round: motifOf(round, FRONT),
	"inner-far": motifOf(innerFar, INNER),
	"inner-round": motifOf(innerRound, INNER),
};

function build(colorway: Colorway, template: string) {
	const couple = coupleOf(colorway);
	return cardDocument({
		template,
		formatType: "klappkarte-sq145",
		swatches: swatchesOf(paletteOf(colorway)),
		artworks: artworksOf(motifs),
		choices,
		facts: couple.facts,
		pages: [
			page("front", [
				drawn("front-top", "background-branch", "top", motifs.top, branchInks("long")),
				photo("photo", "photo", [56, 14, 72, 100], { shape: "arch", sample: samplesOf(colorway).tall }),
				drawn("front-long", "long-branch", "long", motifs.long, branchInks("long")),
				drawn("front-round", "eucalyptus-branch", "round", motifs.round, branchInks("leaf")),
				text("title", "title", [12, 100, 60, 20], name("Danke", { font: ITALIC, size: 46, align: "left" })),
				text(
					"names",
					"names-and-date",
					[12.5, 122, 60, 11],
					label("{{name1}} & {{name2}}\n{{date}}", {
						align: "left",
						verticalAlign: "bottom",
						maxLength: 90,
						personal: "name",
					}),
				),
			]),
			page("inner", [
				drawn("inner-far", "background-branch", "inner-far", motifs["inner-far"], branchInks("long")),
				drawn("inner-round", "eucalyptus-branch", "inner-round", motifs["inner-round"], branchInks("leaf")),
				text(
					"message",
					"thanks-text",
					[166, 16, 104, 80],
					body(couple.thanks, {
						size: 14,
						leading: 142,
						align: "left",
						verticalAlign: "bottom",
						maxLength: 900,
						personal: "detail",
					}),
				),
				text(
					"signature",
					"signature",
					[166, 101, 104, 14],
					body("{{name1}} und {{name2}}", {
						font: ITALIC,
						size: 22,
						align: "left",
						maxLength: 60,
						fitMin: 14,
						personal: "detail",
					}),
				),
			]),
			page("back", [
				drawn("back-sprig", "sprig", "sprig", motifs.sprig, printedLine),
				text(
					"back-names",
					"initials",
					[42.5, 75, 60, 6],
					label("{{name1:initial}} & {{name2:initial}}", {
						size: 8,
						maxLength: 20,
						personal: "detail",
					}),
				),
			]),
		],
	});
}

export const squareThanks: CardRecipe = {
	formatType: "klappkarte-sq145",
	kind: "danke",
	paperType: "naturweiss",
	created: "2026-10-12",
	startPopularity: 5,
	build,
};
