import { cardDocument, page, process, rule, text } from "../card-builder.ts";
import type { CardRecipe, Colorway } from "../theme.ts";
import { paintBranch } from "./branch.ts";
import { coupleOf, paletteOf } from "./colorway.ts";
import { type Mark, motifOf } from "./drawing.ts";
import { drawLine } from "./line-branch.ts";
import { branchInks, printedLine, swatchesOf } from "./palette.ts";
import { paintSeeds } from "./seeds.ts";
import { artworksOf, body, choices, drawn, ITALIC, label, name, SANS } from "./style.ts";

const FRONT = [0, -3, 108, 154] as const;
const INNER = [-3, -3, 216, 154] as const;

const far: Mark[] = paintBranch({
	stem: [
		[112, -6],
		[88, 10],
		[70, 36],
		[74, 78],
	],
	kind: "willow",
	nodes: 7,
	span: [0.08, 0.97],
	leaf: [27, 13],
	spread: [40, 26],
	thickness: [0.35, 0.12],
	tints: [1],
	droop: 0.22,
	seed: 5,
});

const round: Mark[] = paintBranch({
	stem: [
		[112, -2],
		[78, 2],
		[50, 16],
		[36, 50],
	],
	kind: "dollar",
	nodes: 10,
	span: [0.06, 0.97],
	leaf: [18, 6.5],
	spread: [72, 42],
	thickness: [0.4, 0.12],
	tints: [3, 2, 4, 3],
	seed: 11,
});

const longStem = [
	[113, 22],
	[93, 38],
	[89, 66],
	[95, 98],
] as const;

const long: Mark[] = [
	...paintBranch({
		stem: longStem,
		kind: "willow",
		nodes: 8,
		span: [0.06, 0.97],
		leaf: [26, 13],
		spread: [38, 22],
		thickness: [0.38, 0.12],
		tints: [4, 3, 5],
		droop: 0.18,
		seed: 23,
	}),
	...paintSeeds({ stem: longStem, at: [0.3, 0.52, 0.7, 0.86], size: 1.7, seed: 8 }),
];

const innerRound: Mark[] = paintBranch({
	stem: [
		[-6, 132],
		[16, 128],
		[36, 122],
		[54, 100],
	],
	kind: "dollar",
	nodes: 8,
	span: [0.06, 0.97],
	leaf: [15, 6],
	spread: [70, 44],
	thickness: [0.36, 0.11],
	tints: [3, 2, 4, 3],
	seed: 42,
});

const innerFar: Mark[] = paintBranch({
	stem: [
		[-6, 156],
		[14, 132],
		[20, 110],
		[15, 86],
	],
	kind: "willow",
	nodes: 7,
	span: [0.1, 0.97],
	leaf: [24, 12],
	spread: [38, 26],
	thickness: [0.32, 0.1],
	tints: [1],
	seed: 47,
});

const sprig: Mark[] = drawLine(
	{
		stem: [
			[52.5, 70],
			[51.5, 64],
			[54, 59],
			[52.5, 50],
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

const motifs = {
	far: motifOf(far, FRONT),
	round: motifOf(round, FRONT),
	long: motifOf(long, FRONT),
	"inner-round": motifOf(innerRound, INNER),
	"inner-far": motifOf(innerFar, INNER),
	sprig: motifOf(sprig),
};

function build(colorway: Colorway, template: string) {
	const couple = coupleOf(colorway);
	return cardDocument({
		template,
		formatType: "klappkarte-a6",
		swatches: swatchesOf(paletteOf(colorway)),
		artworks: artworksOf(motifs),
		choices,
		facts: couple.facts,
		pages: [
			page("front", [
				drawn("front-far", "background-branch", "far", motifs.far, branchInks("long")),
				drawn("front-long", "long-branch", "long", motifs.long, branchInks("long")),
				drawn("front-round", "eucalyptus-branch", "round", motifs.round, branchInks("leaf")),
				text(
					"first-name",
					"first-name",
					[12, 82, 76, 17],
					name("{{name1}}", { align: "left", personal: "name" }),
				),
				text(
					"and",
					"joining-word",
					[12, 98.4, 12, 14],
					name("&", { font: ITALIC, size: 30, align: "left", editable: false }),
				),
				text(
					"second-name",
					"second-name",
					[22.5, 97.5, 70, 17],
					name("{{name2}}", { align: "left", personal: "name" }),
				),
				text(
					"front-line",
					"date-and-place",
					[12.3, 124, 80, 12],
					label("{{date}}\n{{town}}", {
						align: "left",
						verticalAlign: "bottom",
						personal: "day",
					}),
				),
			]),
			page("inner", [
				drawn("inner-far", "background-branch", "inner-far", motifs["inner-far"], branchInks("long")),
				drawn("inner-round", "eucalyptus-branch", "inner-round", motifs["inner-round"], branchInks("leaf")),
				text(
					"quote",
					"quotation",
					[16, 23, 76, 30],
					body(couple.quote.text, {
						font: ITALIC,
						size: 19,
						leading: 122,
						align: "left",
						verticalAlign: "bottom",
						maxLength: 160,
						fitMin: 12,
					}),
				),
				text(
					"quote-by",
					"quotation-author",
					[16, 57.5, 76, 6],
					body(couple.quote.by, {
						font: SANS,
						size: 8,
						ink: process("accent"),
						leading: 165,
						tracking: 30,
						align: "left",
						verticalAlign: "top",
						maxLength: 80,
						fitMin: 6,
					}),
				),
				text("heading", "heading", [119, 20, 77, 6], label("Wir heiraten")),
				text("invitation", "invitation", [121, 31, 73, 44], body(couple.invitation, { personal: "detail" })),
				rule("rule-1", { x: 152.5, y: 80.5, length: 10 }, process("stem"), 0.5),
				text(
					"date",
					"date",
					[115, 84, 85, 9],
					body("{{date:full}}", { size: 17, leading: 110, maxLength: 60, fitMin: 11, personal: "day" }),
				),
				text(
					"place",
					"time-and-place",
					[117, 94, 81, 13],
					body("{{time}}, {{place}}\n{{town}}", {
						maxLength: 140,
						leading: 130,
						personal: "detail",
					}),
				),
				text(
					"reply",
					"reply",
					[118, 119.3, 79, 8.4],
					body(couple.reply, {
						font: SANS,
						size: 7.8,
						leading: 150,
						verticalAlign: "top",
						grow: true,
						maxLength: 320,
						fitMin: 6.5,
						personal: "detail",
					}),
				),
			]),
			page("back", [
				drawn("back-sprig", "sprig", "sprig", motifs.sprig, printedLine),
				text(
					"back-names",
					"small-names",
					[22.5, 73, 60, 6],
					label("{{name1:initial}} & {{name2:initial}}", { size: 8, personal: "detail" }),
				),
			]),
		],
	});
}

export const foldedInvitation: CardRecipe = {
	formatType: "klappkarte-a6",
	kind: "einladung",
	paperType: "feinstpapier",
	startPopularity: 8,
	build,
};
