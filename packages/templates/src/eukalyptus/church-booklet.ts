import { cardDocument, page, pageLike, process, rule, text } from "../card-builder.ts";
import type { CardRecipe, Colorway } from "../theme.ts";
import { foot, motifs } from "./booklet-branches.ts";
import { coupleOf, paletteOf } from "./colorway.ts";
import { branchInks, printedLine, swatchesOf } from "./palette.ts";
import { serviceOf, songs } from "./service.ts";
import { artworksOf, body, choices, drawn, ITALIC, label, name, SANS } from "./style.ts";

/** Where the texts of the two pages of a spread begin, and how wide they are. */
const LEFT = 14;
const RIGHT = 119;
const COLUMN = 77;

const left = { align: "left", verticalAlign: "top" } as const;

const title = (words: string) =>
	body(words, { font: ITALIC, size: 19, leading: 108, ...left, maxLength: 60, fitMin: 13 });

/** A song on one page: its number and title, its verses, who wrote it. */
function song(number: 1 | 2, x: number) {
	const { title: heading, words, by } = songs[(number - 1) as 0 | 1];
	return [
		text(`song-label-${number}`, `song-label-${number}`, [x, 15, COLUMN, 5], label("Wir singen", left)),
		text(`song-title-${number}`, `song-title-${number}`, [x, 22, COLUMN, 10], title(heading)),
		text(
			`song-${number}`,
			`song-${number}`,
			[x, 37, COLUMN, 84],
			body(words, { size: 11, leading: 134, ...left, maxLength: 1200, fitMin: 8.5 }),
		),
		text(
			`song-by-${number}`,
			`song-author-${number}`,
			[x, 124, COLUMN, 6],
			body(by, {
				font: SANS,
				size: 7.5,
				ink: process("accent"),
				tracking: 30,
				...left,
				maxLength: 80,
				fitMin: 6.5,
			}),
		),
	];
}

function build(colorway: Colorway, template: string) {
	const couple = coupleOf(colorway);
	const { welcome, order, reading, thanks, afterwards } = serviceOf(colorway);
	return cardDocument({
		template,
		formatType: "booklet-a6-8",
		swatches: swatchesOf(paletteOf(colorway)),
		artworks: artworksOf(motifs),
		choices,
		facts: couple.facts,
		pages: [
			page("front", [
				drawn("front-far", "background-branch", "far", motifs.far, branchInks("long")),
				drawn("front-long", "long-branch", "long", motifs.long, branchInks("long")),
				drawn("front-round", "eucalyptus-branch", "round", motifs.round, branchInks("leaf")),
				text("occasion", "occasion", [12.3, 50, 80, 6], label("Unsere Trauung", { align: "left" })),
				text(
					"first-name",
					"first-name",
					[12, 58, 80, 16],
					name("{{name1}}", { align: "left", size: 42, personal: "name" }),
				),
				text(
					"and",
					"joining-word",
					[12, 74.4, 12, 14],
					name("&", { font: ITALIC, size: 29, align: "left", editable: false }),
				),
				text(
					"second-name",
					"second-name",
					[22.5, 73.5, 72, 16],
					name("{{name2}}", { align: "left", size: 42, personal: "name" }),
				),
				text(
					"front-line",
					"date-and-place",
					[12.3, 94, 80, 12],
					label("{{date}}\n{{town}}", { align: "left", verticalAlign: "top", personal: "day" }),
				),
			]),
			pageLike("spread-2", "spread-2", [
				...foot("welcome", false),
				text("welcome-title", "welcome-title", [LEFT, 22, COLUMN, 10], title("Willkommen")),
				text(
					"welcome",
					"welcome",
					[LEFT, 37, COLUMN, 62],
					body(welcome, { size: 12, leading: 142, ...left, maxLength: 700, personal: "detail" }),
				),
				text(
					"order-label",
					"order-label",
					[RIGHT, 15, COLUMN, 5],
					label("{{time}}", { ...left, personal: "detail" }),
				),
				text("order-title", "order-title", [RIGHT, 22, COLUMN, 10], title("Ablauf der Trauung")),
				rule("order-rule", { x: RIGHT, y: 37, length: 10 }, process("stem"), 0.5),
				text(
					"order",
					"order-of-service",
					[RIGHT, 43, COLUMN, 84],
					body(order, { size: 12, leading: 178, ...left, maxLength: 500, personal: "detail" }),
				),
			]),
			pageLike("spread-2", "spread-4", [
				...song(1, LEFT),
				...foot("reading", true),
				text("reading-label", "reading-source", [RIGHT, 15, COLUMN, 5], label(reading.source, left)),
				text("reading-title", "reading-title", [RIGHT, 22, COLUMN, 10], title("Lesung")),
				text(
					"reading",
					"reading",
					[RIGHT, 37, COLUMN, 78],
					body(reading.text, { size: 12, leading: 142, ...left, maxLength: 1200, fitMin: 8.5 }),
				),
			]),
			pageLike("spread-2", "spread-6", [
				...song(2, LEFT),
				...foot("thanks", true),
				text("thanks-title", "thanks-title", [RIGHT, 22, COLUMN, 10], title("Danke")),
				text(
					"thanks",
					"thanks-text",
					[RIGHT, 37, COLUMN, 48],
					body(thanks, { size: 12, leading: 142, ...left, maxLength: 700, personal: "detail" }),
				),
				text(
					"afterwards",
					"afterwards",
					[RIGHT, 90, COLUMN, 24],
					body(afterwards, {
						font: ITALIC,
						size: 12,
						leading: 136,
						...left,
						maxLength: 260,
						personal: "detail",
					}),
				),
			]),
			page("back", [
				drawn("back-sprig", "sprig", "sprig", motifs.sprig, printedLine),
				text(
					"back-names",
					"small-names",
					[22.5, 70, 60, 6],
					label("{{name1:initial}} & {{name2:initial}}", { size: 8, personal: "detail" }),
				),
			]),
		],
	});
}

export const churchBooklet: CardRecipe = {
	formatType: "booklet-a6-8",
	kind: "kirchenheft",
	paperType: "naturweiss",
	created: "2026-11-27",
	startPopularity: 6,
	build,
};
