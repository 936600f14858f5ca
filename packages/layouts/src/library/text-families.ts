import { type Box, mm, type Um, um } from "@offizin/units";
import { type Drawn, drawnFor } from "./families.ts";
import { divided, type Slice } from "./slice.ts";

/** How much larger the larger of two unequal parts is. */
const GOLDEN = 1.618;

/** Heights that words need and that do not grow with the page for ever. */
interface Heights {
	readonly heading: Um;
	readonly caption: Um;
}

function heightsOn({ height }: Box): Heights {
	const within = (share: number, least: Um, most: Um) => um(Math.min(most, Math.max(least, height * share)));
	return { heading: within(0.17, mm(13), mm(36)), caption: within(0.09, mm(9), mm(15)) };
}

/** Every way of laying out so many photos with texts that we have drawn; not all of them suit every surface. */
export function drawnWithTexts(count: number, area: Box): Drawn[] {
	const heights = heightsOn(area);
	if (count === 0) return textsAlone(heights);
	return blocksOf(count).flatMap(({ name, slice }) =>
		[
			...headed(slice, heights),
			...beside(slice, heights),
			...captioned(slice, heights, count),
			...(count === 1 ? withSmallPhoto(slice, heights) : []),
		].map((one) => ({ name: count === 1 ? one.name : `${one.name}+${name}`, slice: one.slice })),
	);
}

/** Some of the plain divisions: with texts beside them the odd ones are too much. */
function blocksOf(count: number): Drawn[] {
	const blocks = drawnFor(count);
	if (count === 1) return blocks;
	const names = ["hero-left", "hero-top"];
	return blocks.filter(({ name }) => name.startsWith("grid") || names.includes(name));
}

type Part = readonly [Slice, number | { readonly length: Um }];

/** Parts one below the other, some as high as they are. */
function stacked(...parts: readonly Part[]): Slice {
	return {
		along: "y",
		parts: parts.map(([slice, size]) =>
			typeof size === "number" ? { slice, weight: size } : { slice, weight: 0, ...size },
		),
	};
}

const line = (length: Um) => ({ length });
const columns = divided("x", [], ["body", "body"]);

function article({ heading }: Heights, body: Slice = "body"): Slice {
	return stacked(["heading", line(heading)], [body, 1]);
}

function headed(photos: Slice, { heading, caption }: Heights): Drawn[] {
	const head: Part = ["heading", line(heading)];
	return [
		{ name: "heading-above", slice: stacked(head, [photos, 1]) },
		{ name: "heading-below", slice: stacked([photos, 1], head) },
		{ name: "heading-left", slice: divided("x", [1, GOLDEN], ["heading", photos]) },
		{ name: "heading-right", slice: divided("x", [GOLDEN, 1], [photos, "heading"]) },
		{ name: "heading-body", slice: stacked(head, [photos, GOLDEN], ["body", 1]) },
		{ name: "heading-columns", slice: stacked(head, [photos, GOLDEN], [columns, 1]) },
		{ name: "heading-caption", slice: stacked(head, [photos, 1], ["caption", line(caption)]) },
	];
}

/** A text, or one with a heading, on each side of the photos; a quotation is as large as they are. */
function beside(photos: Slice, heights: Heights): Drawn[] {
	const whole = article(heights);
	const words: readonly (readonly [string, Slice])[] = [
		["body", "body"],
		["article", whole],
	];
	return [
		...words.flatMap(([name, slice]): Drawn[] => [
			{ name: `${name}-right`, slice: divided("x", [GOLDEN, 1], [photos, slice]) },
			{ name: `${name}-left`, slice: divided("x", [1, GOLDEN], [slice, photos]) },
			{ name: `${name}-below`, slice: divided("y", [GOLDEN, 1], [photos, slice]) },
			{ name: `${name}-above`, slice: divided("y", [1, GOLDEN], [slice, photos]) },
		]),
		{ name: "article-right-half", slice: divided("x", [1, 1], [photos, whole]) },
		{ name: "article-left-half", slice: divided("x", [1, 1], [whole, photos]) },
		{ name: "quotation-right", slice: divided("x", [1, 1], [photos, "quotation"]) },
		{ name: "quotation-left", slice: divided("x", [1, 1], ["quotation", photos]) },
		{ name: "quotation-below", slice: divided("y", [GOLDEN, 1], [photos, "quotation"]) },
		{ name: "quotation-above", slice: divided("y", [1, GOLDEN], ["quotation", photos]) },
		{ name: "columns-below", slice: divided("y", [GOLDEN, 1], [photos, columns]) },
	];
}

function captioned(photos: Slice, { caption }: Heights, count: number): Drawn[] {
	const all = { name: "caption-below", slice: stacked([photos, 1], ["caption", line(caption)]) };
	return count === 1 ? [all] : [all, { name: "captions", slice: eachCaptioned(photos, caption) }];
}

function eachCaptioned(slice: Slice, caption: Um): Slice {
	if (slice === "place") return stacked(["place", 1], ["caption", line(caption)]);
	if (typeof slice === "string") return slice;
	return {
		...slice,
		parts: slice.parts.map((part) => ({ ...part, slice: eachCaptioned(part.slice, caption) })),
	};
}

/** A page of text with one photo that is not large. */
function withSmallPhoto(photo: Slice, heights: Heights): Drawn[] {
	const inset = divided("x", [1, 2, 1], ["white", photo, "white"]);
	return [
		{ name: "small-above", slice: stacked([inset, 1], [article(heights), GOLDEN]) },
		{ name: "small-below", slice: stacked([article(heights), GOLDEN], [inset, 1]) },
		{ name: "small-left", slice: divided("x", [1, GOLDEN], [photo, article(heights)]) },
		{ name: "small-right", slice: divided("x", [GOLDEN, 1], [article(heights), photo]) },
		{ name: "small-quotation", slice: stacked([inset, 1], ["quotation", 1]) },
	];
}

function textsAlone(heights: Heights): Drawn[] {
	const head: Part = ["heading", line(heights.heading)];
	const whole = article(heights);
	return [
		{ name: "article", slice: whole },
		{ name: "body", slice: "body" },
		{ name: "heading", slice: stacked(["white", 1], head, ["white", GOLDEN]) },
		{ name: "quotation", slice: "quotation" },
		{ name: "article-columns", slice: article(heights, columns) },
		{ name: "columns", slice: columns },
		{ name: "heading-left", slice: divided("x", [1, GOLDEN], ["heading", "body"]) },
		{ name: "heading-right", slice: divided("x", [GOLDEN, 1], ["body", "heading"]) },
		{ name: "heading-below", slice: stacked(["body", 1], head) },
		{ name: "article-low", slice: divided("y", [1, GOLDEN], ["white", whole]) },
		{ name: "article-high", slice: divided("y", [GOLDEN, 1], [whole, "white"]) },
		{ name: "article-left", slice: divided("x", [GOLDEN, 1], [whole, "white"]) },
		{ name: "article-right", slice: divided("x", [1, GOLDEN], ["white", whole]) },
		{ name: "article-narrow", slice: divided("x", [1, 4, 1], ["white", whole, "white"]) },
		{ name: "quotation-high", slice: divided("y", [GOLDEN, 1], ["quotation", "white"]) },
		{ name: "quotation-above", slice: divided("y", [1, GOLDEN], ["quotation", "body"]) },
		{ name: "quotation-below", slice: divided("y", [GOLDEN, 1], ["body", "quotation"]) },
		{ name: "quotation-left", slice: divided("x", [1, 1], ["quotation", "body"]) },
		{ name: "quotation-right", slice: divided("x", [1, 1], ["body", "quotation"]) },
		{ name: "quotation-caption", slice: stacked(["quotation", 1], ["caption", line(heights.caption)]) },
	];
}
