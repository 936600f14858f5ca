import { cardDocument, page, process, rule, shape, text } from "../card-builder.ts";
import type { CardRecipe, Colorway } from "../theme.ts";
import { paintBranch } from "./branch.ts";
import { coupleOf, paletteOf } from "./colorway.ts";
import { type Mark, motifOf } from "./drawing.ts";
import { drawLine } from "./line-branch.ts";
import { branchInks, foilLine, swatchesOf } from "./palette.ts";
import { arcStem, drawRing } from "./ring.ts";
import { artworksOf, body, choices, drawn, ITALIC, label, name, SERIF_STRONG } from "./style.ts";

const SHEET = [-3, -3, 216, 106] as const;
/** Five twelfths of the card. */
const DIVISION = 87.5;
const CENTRE = 148.75;

const round: Mark[] = paintBranch({
	stem: [
		[-6, 16],
		[28, -2],
		[72, 2],
		[112, 24],
	],
	kind: "dollar",
	nodes: 11,
	span: [0.04, 0.97],
	leaf: [17, 6],
	spread: [70, 44],
	thickness: [0.4, 0.12],
	tints: [3, 4, 2, 3],
	seed: 61,
});

const far: Mark[] = paintBranch({
	stem: [
		[-6, 2],
		[12, 18],
		[16, 44],
		[9, 78],
	],
	kind: "willow",
	nodes: 7,
	span: [0.04, 0.97],
	leaf: [25, 12],
	spread: [38, 24],
	thickness: [0.35, 0.12],
	tints: [2, 3],
	droop: 0.15,
	seed: 66,
});

const long: Mark[] = paintBranch({
	stem: [
		[-6, 98],
		[26, 96],
		[54, 98],
		[92, 80],
	],
	kind: "willow",
	nodes: 8,
	span: [0.05, 0.97],
	leaf: [25, 12],
	spread: [36, 24],
	thickness: [0.38, 0.12],
	tints: [4, 3, 5],
	seed: 71,
});

const CIRCLE = { centre: [45, 51.5], radius: 18.5 } as const;

/** One line: around the initials, and along the bottom it bears leaves. */
const ring: Mark[] = [
	drawRing({ ...CIRCLE, from: 152, to: 394, stroke: 0.32, seed: 3 }),
	...drawLine(
		{
			stem: arcStem(CIRCLE.centre, CIRCLE.radius, 152, 34),
			kind: "dollar",
			nodes: 6,
			span: [0.1, 0.92],
			leaf: [6.8, 4],
			spread: [62, 44],
			thickness: [0.2, 0.1],
			tints: [3],
			seed: 9,
		},
		0.26,
	),
];

const backRound: Mark[] = paintBranch({
	stem: [
		[217, 101],
		[198, 88],
		[176, 88],
		[150, 96],
	],
	kind: "dollar",
	nodes: 7,
	span: [0.05, 0.97],
	leaf: [14, 6],
	spread: [70, 46],
	thickness: [0.36, 0.11],
	tints: [3, 2, 4, 3],
	seed: 83,
});

const motifs = {
	far: motifOf(far, SHEET),
	round: motifOf(round, SHEET),
	long: motifOf(long, SHEET),
	ring: motifOf(ring),
	"back-round": motifOf(backRound, SHEET),
};

function build(colorway: Colorway, template: string) {
	const couple = coupleOf(colorway);
	const left = { align: "left", verticalAlign: "top" } as const;
	return cardDocument({
		template,
		formatType: "din-lang-quer",
		swatches: swatchesOf(paletteOf(colorway)),
		artworks: artworksOf(motifs),
		choices,
		facts: couple.facts,
		pages: [
			page("front", [
				shape("panel", "colour-panel", [-3, -3, DIVISION + 3, 106], { fill: process("wash") }),
				drawn("front-far", "background-branch", "far", motifs.far, branchInks("long")),
				drawn("front-long", "long-branch", "long", motifs.long, branchInks("long")),
				drawn("front-round", "eucalyptus-branch", "round", motifs.round, branchInks("leaf")),
				drawn("ring", "monogram-ring", "ring", motifs.ring, foilLine),
				text(
					"monogram",
					"initials",
					[28, 40.8, 34, 20],
					name("{{name1:initial}}\u2009&\u2009{{name2:initial}}", {
						font: SERIF_STRONG,
						size: 29,
						maxLength: 12,
						fitMin: 16,
						personal: "detail",
					}),
				),
				text("heading", "heading", [CENTRE - 45, 25, 90, 6], label("Wir heiraten")),
				text(
					"names",
					"names",
					[CENTRE - 52, 33, 104, 18],
					name("{{name1}} & {{name2}}", {
						size: 33,
						ink: process("ink"),
						maxLength: 60,
						personal: "name",
					}),
				),
				rule("rule-left", { x: CENTRE - 26, y: 60.5, length: 9, vertical: true }, process("stem"), 0.5),
				rule("rule-right", { x: CENTRE + 26, y: 60.5, length: 9, vertical: true }, process("stem"), 0.5),
				text(
					"weekday",
					"weekday",
					[CENTRE - 56, 61, 28, 8],
					label("{{date:weekday}}", { maxLength: 16, personal: "detail" }),
				),
				text(
					"date",
					"date",
					[CENTRE - 25, 60, 50, 10],
					body("{{date}}", { size: 16, leading: 110, maxLength: 30, personal: "day" }),
				),
				text(
					"time",
					"time",
					[CENTRE + 28, 61, 28, 8],
					label("{{time}}", { maxLength: 16, personal: "detail" }),
				),
				text(
					"place",
					"place",
					[CENTRE - 48, 74, 96, 13],
					body("{{place}}\n{{town}}", {
						font: ITALIC,
						size: 13,
						leading: 125,
						maxLength: 120,
						personal: "detail",
					}),
				),
			]),
			page("back", [
				shape("back-panel", "colour-panel", [210 - DIVISION, -3, DIVISION + 3, 106], {
					fill: process("wash"),
				}),
				drawn("back-round", "eucalyptus-branch", "back-round", motifs["back-round"], branchInks("leaf")),
				text(
					"details-heading",
					"back-heading",
					[16, 16, 96, 12],
					body("Gut zu wissen", { font: ITALIC, size: 20, leading: 110, ...left, maxLength: 60 }),
				),
				text("travel-label", "travel-title", [16, 34, 42, 5], label("Anreise", left)),
				text(
					"travel",
					"travel",
					[16, 40.5, 42, 44],
					body(couple.travel, {
						size: 10,
						leading: 136,
						...left,
						maxLength: 320,
						fitMin: 8,
						personal: "detail",
						ownWords: true,
					}),
				),
				text("wishes-label", "gifts-title", [66, 34, 42, 5], label("Geschenke", left)),
				text(
					"wishes",
					"gifts",
					[66, 40.5, 42, 20],
					body(couple.wishes, {
						size: 10,
						leading: 136,
						...left,
						maxLength: 200,
						fitMin: 8,
						personal: "detail",
					}),
				),
				text("reply-label", "reply-title", [66, 65.5, 42, 5], label("Rückmeldung", left)),
				text(
					"reply",
					"reply",
					[66, 72, 44, 20],
					body(couple.reply.replace("\n", " "), {
						size: 10,
						leading: 136,
						...left,
						maxLength: 160,
						fitMin: 8,
						personal: "detail",
					}),
				),
				text(
					"schedule-heading",
					"schedule-heading",
					[136, 16, 60, 12],
					body("Der Tag", { font: ITALIC, size: 20, leading: 110, ...left, maxLength: 40 }),
				),
				...couple.schedule.flatMap(({ time, what }, i) => [
					text(
						`schedule-time-${i + 1}`,
						`schedule-time-${i + 1}`,
						[136, 33 + i * 11.2, 20, 8],
						label(time, {
							tracking: 110,
							size: 7,
							align: "left",
							maxLength: 16,
							personal: "detail",
						}),
					),
					text(
						`schedule-what-${i + 1}`,
						`schedule-${i + 1}`,
						[157, 33 + i * 11.2, 46, 8],
						body(what, { size: 11, align: "left", maxLength: 60, fitMin: 8, personal: "detail" }),
					),
				]),
			]),
		],
	});
}

export const longInvitation: CardRecipe = {
	formatType: "din-lang-quer",
	kind: "einladung",
	paperType: "naturweiss",
	startPopularity: 4,
	build,
};
