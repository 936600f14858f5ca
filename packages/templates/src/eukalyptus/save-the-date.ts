import { cardDocument, page, photo, process, rule, shape, text } from "../card-builder.ts";
import type { CardRecipe, Colorway } from "../theme.ts";
import { paintBranch } from "./branch.ts";
import { coupleOf, paletteOf, samplesOf } from "./colorway.ts";
import { type Mark, motifOf } from "./drawing.ts";
import { drawLine } from "./line-branch.ts";
import { branchInks, foilLine, printedLine, swatchesOf } from "./palette.ts";
import { artworksOf, body, choices, drawn, ITALIC, label, SERIF } from "./style.ts";

const SHEET = [-3, -3, 154, 111] as const;
/** Where the photo begins. The branch in foil stands beside it: on a photo foil holds badly (domain.md §6). */
const DIVISION = 79;

const round: Mark[] = paintBranch({
	stem: [
		[78, 112],
		[70, 96],
		[50, 88],
		[18, 92],
	],
	kind: "dollar",
	nodes: 9,
	span: [0.05, 0.97],
	leaf: [15, 6],
	spread: [70, 44],
	thickness: [0.38, 0.11],
	tints: [3, 2, 4, 3],
	seed: 91,
});

const long: Mark[] = paintBranch({
	stem: [
		[58, 114],
		[74, 98],
		[90, 92],
		[116, 92],
	],
	kind: "willow",
	nodes: 8,
	span: [0.05, 0.97],
	leaf: [22, 12],
	spread: [36, 24],
	thickness: [0.34, 0.11],
	tints: [4, 3, 5],
	seed: 95,
});

const line: Mark[] = drawLine({
	stem: [
		[62.8, 96.8],
		[58, 78],
		[72, 52],
		[65.5, 15],
	],
	kind: "dollar",
	nodes: 7,
	span: [0.2, 0.95],
	leaf: [10, 5.8],
	spread: [62, 44],
	thickness: [0.2, 0.1],
	tints: [3],
	seed: 102,
});

const backLine: Mark[] = drawLine(
	{
		stem: [
			[10.5, 78],
			[22, 70],
			[34, 68],
			[50, 72],
		],
		kind: "dollar",
		nodes: 6,
		span: [0.14, 0.94],
		leaf: [6.6, 3.6],
		spread: [64, 44],
		thickness: [0.2, 0.1],
		tints: [3],
		seed: 14,
	},
	0.2,
);

const motifs = {
	round: motifOf(round, SHEET),
	long: motifOf(long, SHEET),
	line: motifOf(line, SHEET),
	"back-line": motifOf(backLine),
};

function build(colorway: Colorway, template: string) {
	const couple = coupleOf(colorway);
	return cardDocument({
		template,
		formatType: "postkarte-a6",
		swatches: swatchesOf(paletteOf(colorway)),
		artworks: artworksOf(motifs),
		choices,
		facts: couple.facts,
		pages: [
			page("front", [
				photo("photo", "photo", [DIVISION, -3, 148 - DIVISION + 3, 111], {
					sample: samplesOf(colorway).wide,
				}),
				drawn("front-long", "long-branch", "long", motifs.long, branchInks("long")),
				drawn("front-round", "eucalyptus-branch", "round", motifs.round, branchInks("leaf")),
				drawn("line", "line-branch", "line", motifs.line, foilLine),
				text(
					"title",
					"title",
					[9, 14, 48, 38],
					body("Save\nthe Date", {
						font: SERIF,
						size: 33,
						leading: 92,
						align: "left",
						verticalAlign: "top",
						maxLength: 40,
						fitMin: 18,
					}),
				),
				text(
					"names",
					"names",
					[9.3, 45.2, 44, 7.6],
					label("{{name1}} & {{name2}}", {
						align: "left",
						tracking: 140,
						maxLength: 60,
						personal: "name",
					}),
				),
				text(
					"date",
					"date",
					[9.3, 54, 48, 8],
					body("{{date}}", { font: ITALIC, size: 14, align: "left", maxLength: 40, personal: "day" }),
				),
			]),
			page("back", [
				drawn("back-line", "line-branch", "back-line", motifs["back-line"], printedLine),
				text(
					"back-title",
					"back-heading",
					[10, 14, 58, 12],
					body("Wir heiraten", {
						font: ITALIC,
						size: 21,
						leading: 110,
						align: "left",
						maxLength: 40,
						fitMin: 14,
					}),
				),
				text(
					"message",
					"message",
					[10, 30, 54, 26],
					body(couple.saveTheDate, { size: 10.5, align: "left", verticalAlign: "top", maxLength: 240 }),
				),
				text(
					"back-date",
					"date-and-place",
					[10, 84, 58, 12],
					label("{{date:full}}\n{{town}}", {
						size: 6.8,
						tracking: 130,
						align: "left",
						verticalAlign: "bottom",
						maxLength: 90,
						personal: "day",
					}),
				),
				rule("middle", { x: 74, y: 12, length: 81, vertical: true }, process("leaf-4")),
				shape("stamp", "stamp-field", [121, 10, 17, 21], {
					stroke: { ink: process("leaf-4"), width: 0.4 },
				}),
				...[52, 63, 74, 85].map((y, i) =>
					rule(`address-${i + 1}`, { x: 83, y, length: i === 3 ? 38 : 55 }, process("leaf-4")),
				),
			]),
		],
	});
}

export const saveTheDate: CardRecipe = {
	formatType: "postkarte-a6",
	kind: "save-the-date",
	paperType: "naturweiss",
	startPopularity: 9,
	build,
};
