import { guestbookSpine, spineWidth } from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import type { Extent } from "@offizin/solver";
import { wordsOf } from "@offizin/words";
import { bothOf, fitted } from "./book-places.ts";
import {
	around,
	type Box,
	foil,
	inset,
	lifted,
	oneOf,
	photo,
	rect,
	round,
	type SceneChoice,
	type Supplies,
	text,
	texts,
	turned,
} from "./svg.ts";
import { writingPages } from "./writing-pages.ts";

const A4: Extent = { width: 210, height: 297 };
/** Root of the width, so that A6 stays a thing to look at beside A3, whose spread is as wide as the picture. */
const unitsOf = (size: Extent) => Math.min(480, 540 * Math.sqrt(size.width / 420)) / size.width;

/** What a book is about: on its cover, on the two pages it lies open at. Titles stand in the same order in the words. */
const stories: Readonly<Record<SceneChoice["brand"], readonly [BookStory, ...BookStory[]]>> = {
	papiervogel: [{ cover: "lake", pages: ["peaks", "stream"] }],
	bildwand: [
		{ cover: "forest", pages: ["peaks", "stream"] },
		{ cover: "lake", pages: ["jetty", "rowboats"] },
		{ cover: "leaves", pages: ["meadow", "nuthatch"] },
		{ cover: "kite", pages: ["ropes", "sunset"] },
	],
};

interface BookStory {
	readonly cover: PhotoName;
	readonly pages: readonly [left: PhotoName, right: PhotoName];
}

/** Backs are measured in tenths of a millimetre. */
const TENTHS = 10;
/** Stapled booklets have no back; their leaves are some millimetres all the same. */
const STAPLED_THICKNESS = 2.5;

/** A closed photo book with its true spine, before one of its spreads. */
export function photobookScene({
	configuration,
	brand,
	locale,
	supplies,
	sizeOf,
	isNear,
	turn = 0,
}: SceneChoice): string {
	const size = sizeOf("format") ?? A4;
	const isHard = configuration.cover === "hard";
	const isLayflat = configuration.binding === "layflat";
	const isStapled = configuration.binding === "heftbindung";
	const scale = unitsOf(size);
	const width = size.width * scale;
	const height = size.height * scale;
	const thickness = isStapled ? STAPLED_THICKNESS : spineWidth(configuration) / TENTHS;
	const deep = thickness * scale * 1.6;
	const book = around(420, 600, width, height);
	const spread = around(530, 330, width * 1.7, height * 0.85);
	const lean = brand === "papiervogel" ? -4 : 0;
	const story = oneOf(stories[brand], turn);
	const { title = "", lines = [] } = wordsOf(locale).scene.books[brand][stories[brand].indexOf(story)] ?? {};
	const open = (at: Box) =>
		openSpread(at, story.pages, {
			supplies,
			isLayflat,
			isStapled,
			paper: configuration.paper,
			lines,
		});
	const closed = (at: Box) =>
		block(at, (deep * at.width) / width, isHard) +
		lifted(
			cover(at, configuration, brand, {
				supplies,
				title,
				photograph: story.cover,
				isHard,
				isStapled,
				scale: (scale * at.width) / width,
			}),
			"low",
		);
	if (brand === "papiervogel")
		return turned(open(spread), lean * -0.7, 530, 330) + turned(closed(book), lean, 420, 600);
	// In a list some lie open, some are shut, some are both.
	const view = isNear ? turn % 3 : 0;
	const shut = { width, height };
	if (view === 1) return open(fitted({ width: 2 * width, height }, 1.2, { width: 900, height: 840 }));
	if (view === 2) return closed(fitted(shut, 1.6, { width: 700, height: 780 }));
	const both = bothOf(shut);
	return open(both.spread) + closed(both.book);
}

/** The leaves under a cover, seen from above: what looks out at the right and at the foot. */
function block({ x, y, width, height }: Box, deep: number, isHard: boolean): string {
	const back = rect({ x: x + deep, y: y + deep, width, height }, isHard ? "#cfc6b6" : "#e9e3d8", 'rx="2"');
	const count = Math.max(2, Math.round(deep / 2.5));
	const leaves = Array.from({ length: count }, (_, index) => {
		const by = (deep * (index + 0.5)) / count;
		return rect(
			{ x: x + by, y: y + by, width: width - (isHard ? 5 : 0), height: height - (isHard ? 5 : 0) },
			index % 2 ? "#f4efe6" : "#e3dccf",
		);
	});
	return lifted(back, "high") + leaves.reverse().join("");
}

function cover(
	box: Box,
	{ refinementType, coverLamination }: SceneChoice["configuration"],
	brand: SceneChoice["brand"],
	{
		supplies,
		title,
		photograph,
		isHard,
		isStapled,
		scale,
	}: {
		readonly supplies: Supplies;
		readonly title: string;
		readonly photograph: PhotoName;
		readonly isHard: boolean;
		readonly isStapled: boolean;
		readonly scale: number;
	},
): string {
	const { x, y, width, height } = box;
	const hinge = isHard ? rect({ x: x + 8 * scale, y, width: 3, height }, "#000", 'opacity=".18"') : "";
	const staples = isStapled
		? [0.25, 0.7]
				.map((at) => rect({ x: x + 2, y: y + height * at, width: 3.5, height: 22 }, "#a5a29b", 'rx="1.5"'))
				.join("")
		: "";
	const gloss = coverLamination === "glossy" ? rect(box, "url(#scene-gloss)") : "";
	const ink = foil(refinementType, brand === "papiervogel" ? "#22302a" : "#ffffff");
	const face =
		brand === "papiervogel"
			? rect(box, "#e9e0d0", 'rx="2"') +
				photo(supplies, photograph, {
					x: x + width * 0.2,
					y: y + height * 0.13,
					width: width * 0.64,
					height: height * 0.52,
				}) +
				text(supplies, title, x + width * 0.52, y + height * 0.82, {
					size: width * 0.066,
					fill: ink,
					anchor: "middle",
					face: "display",
				})
			: photo(supplies, photograph, box) +
				rect(box, "url(#scene-dusk)") +
				text(supplies, title, x + width * 0.09, y + height * 0.8, {
					size: width * 0.135,
					fill: ink,
					face: "display",
					weight: 640,
				});
	return face + hinge + staples + gloss;
}

function openSpread(
	box: Box,
	[left, right]: BookStory["pages"],
	{
		supplies,
		isLayflat,
		isStapled,
		paper,
		lines,
	}: {
		readonly supplies: Supplies;
		readonly isLayflat: boolean;
		readonly isStapled: boolean;
		readonly paper: string | undefined;
		readonly lines: readonly string[];
	},
): string {
	const { x, y, width, height } = box;
	const half = width / 2;
	const fold = x + half;
	const page = rect(box, paper === "feinstweiss" ? "#fbf8f0" : "#fffefc");
	// Flat books carry a picture over the fold; others keep it clear of the gutter.
	const picture = isLayflat
		? photo(supplies, left, inset(box, height * 0.045))
		: photo(supplies, left, inset({ x, y, width: half, height }, width * 0.03)) +
			photo(supplies, right, {
				x: fold + half * 0.14,
				y: y + height * 0.14,
				width: half * 0.72,
				height: height * 0.44,
			});
	const size = Math.min(half * 0.062, height * 0.062);
	const written = texts(
		supplies,
		lines.map((line, index) => [line, fold + half * 0.14, y + height * 0.72 + size * 1.45 * index] as const),
		{ size, fill: "#3d3a35" },
	);
	const shine = [x, fold].map((at) => rect({ x: at, y, width: half, height }, "url(#scene-gloss)")).join("");
	const depth = isLayflat ? 10 : isStapled ? 60 : 150;
	const gutter = rect(
		{ x: fold - depth / 2, y, width: depth, height },
		"url(#scene-gutter)",
		`opacity="${isLayflat ? 0.45 : 0.75}"`,
	);
	return (
		lifted(rect({ x: x - 3, y: y + 4, width: width + 6, height }, "#e6dfd2") + page, "high") +
		picture +
		(isLayflat ? "" : written) +
		gutter +
		(paper === "glaenzend" ? shine : "")
	);
}

const linen =
	'<pattern id="scene-linen" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1h4M1 0v4" stroke="#000" stroke-opacity=".07"/></pattern>';

/** A bound book to write in, before an open pair of its pages. */
export function guestbookScene({ configuration, locale, supplies, sizeOf, swatchOf }: SceneChoice): string {
	const size = sizeOf("format") ?? A4;
	const isMourning = configuration.type === "kondolenzbuch";
	const scale = unitsOf(size) * 1.06;
	const width = size.width * scale;
	const height = size.height * scale;
	const deep = (guestbookSpine(configuration) / TENTHS) * scale * 1.4;
	const book = around(400, 620, width, height);
	const { x, y } = book;
	// Foil shines on dark cloth.
	const light = configuration.refinementType === "ohne" ? "#a9b3a2" : "#4d5f53";
	const cloth = isMourning ? "#3a3d3f" : light;
	const ink = foil(configuration.refinementType, isMourning ? "#e9e6e0" : "#22302a");
	const { guestbook, condolence } = wordsOf(locale).scene;
	const { title } = isMourning ? condolence : guestbook;
	const words = title.map((line, index) =>
		text(supplies, line, x + width * 0.53, y + height * (0.4 + index * 0.1), {
			size: width * 0.088,
			fill: ink,
			anchor: "middle",
			face: "display",
		}),
	);
	const band = swatchOf("ribbon");
	const ribbon = band ? markingRibbon(x + width * 0.8, y + height + deep, band) : "";
	const face = `${rect(book, cloth, 'rx="3"')}${rect(book, "url(#scene-linen)", 'rx="3"')}${rect({ x: x + 9 * scale, y, width: 3, height }, "#000", 'opacity=".2"')}`;
	const lean = isMourning ? 0 : -3;
	return (
		`<defs>${linen}</defs>` +
		turned(
			writingPages(around(570, 330, width * 1.65, height * 0.82), { configuration, locale, supplies }),
			isMourning ? 0 : 2.5,
			570,
			330,
		) +
		turned(ribbon + block(book, deep, true) + lifted(face) + words.join(""), lean, 400, 620)
	);
}

/** The end of a ribbon that lies between the pages, cut to a notch. */
function markingRibbon(x: number, foot: number, color: string): string {
	const end = `M${round(x)} ${round(foot - 14)}h11q5 42 -1 88l-7 -8l-8 7q4 -44 5 -87z`;
	return lifted(
		`<path d="${end}" fill="${color}"/><path d="M${round(x + 7)} ${round(foot)}q4 36 0 70" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`,
	);
}
