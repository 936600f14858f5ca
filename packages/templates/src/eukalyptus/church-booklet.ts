import { cardDocument, page, pageLike, process, rule, text } from "../card-builder.ts";
import type { CardRecipe, Colorway } from "../theme.ts";
import { foot, motifsIn } from "./booklet-branches.ts";
import { type BookletSize, bookletSize } from "./booklet-size.ts";
import { coupleOf, paletteOf } from "./colorway.ts";
import { branchInks, printedLine, swatchesOf } from "./palette.ts";
import { serviceOf, songs } from "./service.ts";
import { artworksOf, body, choices, drawn, ITALIC, label, name, SANS } from "./style.ts";

const left = { align: "left", verticalAlign: "top" } as const;
const flushLeft = { align: "left" } as const;

/** Type and places of one size; lengths are given as in the A6 booklet. */
function rulesOf({ width, height, scale, type }: BookletSize) {
	const margin = 14 * scale;
	/** Of a text, by how far from the top of the page it begins and from its foot it ends. */
	const frame = (x: number, top: number, foot: number) =>
		[x, top * scale, width - 2 * margin, height - (top + foot) * scale] as const;
	return {
		/** Where the texts of the two pages of a spread begin. */
		left: margin,
		right: width + margin,
		frame,
		fromFoot: (x: number, foot: number, high: number) =>
			[x, height - foot * scale, width - 2 * margin, high * scale] as const,
		line: (x: number, top: number, high: number) =>
			[x, top * scale, width - 2 * margin, high * scale] as const,
		/** As high as so many lines of running text are. */
		lines: (
			x: number,
			top: number,
			{ count, size, leading }: { count: number; size: number; leading: number },
		) => {
			const em = (Math.round(size * type * 4) / 4) * (25.4 / 72);
			return [x, top * scale, width - 2 * margin, Math.ceil((count * em * leading) / 100)] as const;
		},
		/** The share of the room between two heights. */
		part: (
			x: number,
			{ top, foot }: { top: number; foot: number },
			[from, to]: readonly [number, number],
		) => {
			const room = height - (top + foot) * scale;
			return [x, top * scale + room * from, width - 2 * margin, room * (to - from)] as const;
		},
		/** On the cover, from its left edge and from where its block of words begins, a third down. */
		cover: (x: number, y: number, right: number, high: number) =>
			[x * scale, (height * 50) / 148 + (y - 50) * scale, width - (x + right) * scale, high * scale] as const,
		pt: (size: number) => Math.round(size * type * 4) / 4,
		label: (words: string, options: Parameters<typeof label>[1] = {}) =>
			label(words, { size: Math.round(7.5 * type * 4) / 4, ...options }),
		title: (words: string) =>
			body(words, {
				font: ITALIC,
				size: Math.round(19 * type * 4) / 4,
				leading: 108,
				...left,
				maxLength: 60,
				fitMin: 13,
			}),
	};
}

type Rules = ReturnType<typeof rulesOf>;

/** A song on one page: its number and title, its verses, who wrote it. */
function song(number: 1 | 2, x: number, rules: Rules) {
	const { title: heading, words, by } = songs[(number - 1) as 0 | 1];
	return [
		text(
			`song-label-${number}`,
			`song-label-${number}`,
			rules.line(x, 15, 5),
			rules.label("Wir singen", left),
		),
		text(`song-title-${number}`, `song-title-${number}`, rules.line(x, 22, 10), rules.title(heading)),
		text(
			`song-${number}`,
			`song-${number}`,
			rules.frame(x, 37, 27),
			body(words, { size: rules.pt(11), leading: 134, ...left, maxLength: 1200, fitMin: 8.5 }),
		),
		text(
			`song-by-${number}`,
			`song-author-${number}`,
			rules.fromFoot(x, 24, 6),
			body(by, {
				font: SANS,
				size: rules.pt(7.5),
				ink: process("accent"),
				tracking: 30,
				...left,
				maxLength: 80,
				fitMin: 6.5,
			}),
		),
	];
}

function build(formatType: string, colorway: Colorway, template: string) {
	const size = bookletSize(formatType);
	const motifs = motifsIn(size);
	const rules = rulesOf(size);
	const { left: LEFT, right: RIGHT } = rules;
	const couple = coupleOf(colorway);
	const { welcome, order, reading, thanks, afterwards } = serviceOf(colorway);
	return cardDocument({
		template,
		formatType,
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
					"occasion",
					"occasion",
					rules.cover(12.3, 50, 12.7, 6),
					rules.label("Unsere Trauung", flushLeft),
				),
				text(
					"first-name",
					"first-name",
					rules.cover(12, 58, 13, 16),
					name("{{name1}}", { align: "left", size: Math.round(42 * size.scale), personal: "name" }),
				),
				text(
					"and",
					"joining-word",
					[12 * size.scale, rules.cover(0, 74.4, 0, 0)[1], 12 * size.scale, 14 * size.scale],
					name("&", { font: ITALIC, size: Math.round(29 * size.scale), align: "left", editable: false }),
				),
				text(
					"second-name",
					"second-name",
					rules.cover(22.5, 73.5, 10.5, 16),
					name("{{name2}}", { align: "left", size: Math.round(42 * size.scale), personal: "name" }),
				),
				text(
					"front-line",
					"date-and-place",
					rules.cover(12.3, 94, 12.7, 12),
					rules.label("{{date}}\n{{town}}", { align: "left", verticalAlign: "top", personal: "day" }),
				),
			]),
			pageLike("spread-2", "spread-2", [
				...foot("welcome", false, motifs, size),
				text("welcome-title", "welcome-title", rules.line(LEFT, 22, 10), rules.title("Willkommen")),
				text(
					"welcome",
					"welcome",
					rules.frame(LEFT, 37, 49),
					body(welcome, { size: rules.pt(12), leading: 142, ...left, maxLength: 700, personal: "detail" }),
				),
				text(
					"order-label",
					"order-label",
					rules.line(RIGHT, 15, 5),
					rules.label("{{time}}", { ...left, personal: "detail" }),
				),
				text("order-title", "order-title", rules.line(RIGHT, 22, 10), rules.title("Ablauf der Trauung")),
				rule("order-rule", { x: RIGHT, y: 37 * size.scale, length: 10 * size.scale }, process("stem"), 0.5),
				text(
					"order",
					"order-of-service",
					rules.lines(RIGHT, 43, { count: 9, size: 12, leading: 178 }),
					body(order, {
						size: rules.pt(12),
						leading: 178,
						...left,
						maxLength: 500,
						grow: true,
						personal: "detail",
					}),
				),
			]),
			pageLike("spread-2", "spread-4", [
				...song(1, LEFT, rules),
				...foot("reading", true, motifs, size),
				text("reading-label", "reading-source", rules.line(RIGHT, 15, 5), rules.label(reading.source, left)),
				text("reading-title", "reading-title", rules.line(RIGHT, 22, 10), rules.title("Lesung")),
				text(
					"reading",
					"reading",
					rules.frame(RIGHT, 37, 33),
					body(reading.text, { size: rules.pt(12), leading: 142, ...left, maxLength: 1200, fitMin: 8.5 }),
				),
			]),
			pageLike("spread-2", "spread-6", [
				...song(2, LEFT, rules),
				...foot("thanks", true, motifs, size),
				text("thanks-title", "thanks-title", rules.line(RIGHT, 22, 10), rules.title("Danke")),
				text(
					"thanks",
					"thanks-text",
					rules.part(RIGHT, { top: 37, foot: 34 }, [0, 48 / 77]),
					body(thanks, { size: rules.pt(12), leading: 142, ...left, maxLength: 700, personal: "detail" }),
				),
				text(
					"afterwards",
					"afterwards",
					rules.part(RIGHT, { top: 37, foot: 34 }, [53 / 77, 1]),
					body(afterwards, {
						font: ITALIC,
						size: rules.pt(12),
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
					[size.width / 2 - 30, (size.height * 70) / 148, 60, 6 * size.scale],
					rules.label("{{name1:initial}} & {{name2:initial}}", { size: rules.pt(8), personal: "detail" }),
				),
			]),
		],
	});
}

function bookletOf(formatType: string, startPopularity: number): CardRecipe {
	return {
		formatType,
		kind: "kirchenheft",
		paperType: "naturweiss",
		created: "2026-11-27",
		startPopularity,
		build: (colorway, template) => build(formatType, colorway, template),
	};
}

/** In every size that is stitched, each with the fewest pages: the others follow from it. */
export const churchBooklets: readonly CardRecipe[] = [
	bookletOf("booklet-a6-8", 6),
	bookletOf("booklet-a5-8", 5),
	bookletOf("booklet-sq145-8", 4),
];
