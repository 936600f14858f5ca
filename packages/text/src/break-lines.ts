import { isDrawnAt, visibleEnd } from "./displayed-text.ts";
import type { Paragraph } from "./paragraph.ts";
import { firstFailing, strictlyBetween } from "./sorted.ts";
import type { ShapedLine, TextRuler } from "./text-ruler.ts";

export interface BrokenLine {
	readonly start: number;
	readonly end: number;
	readonly shaped: ShapedLine;
}

export interface BrokenText {
	readonly lines: readonly BrokenLine[];
	/** Some word was divided where nothing allows it. */
	readonly dividesWord: boolean;
	/** Some single grapheme is wider than a line. */
	readonly tooWide: boolean;
}

/** A paragraph that was shaped once as a whole, whatever the size. */
export interface MeasuredParagraph extends Paragraph {
	/** Width of a range as cut out of that shaping: right up to what happens at the range's two ends. */
	estimate(from: number, to: number): number;
}

/**
 * Fills lines greedily. Every line is judged by its own shaping, so kerning and ligatures at its ends are
 * right; the shaping of the whole paragraph only tells where to look first.
 */
export function breakLines(
	ruler: TextRuler,
	paragraphs: readonly MeasuredParagraph[],
	fits: (width: number) => boolean,
): BrokenText {
	const lines: BrokenLine[] = [];
	let dividesWord = false;
	let tooWide = false;
	for (const paragraph of paragraphs) {
		const { breaks } = paragraph;
		let start = paragraph.start;
		do {
			const firstDrawn = drawnFrom(ruler.text, start, paragraph.end);
			const isDivision = (end: number) => paragraph.divisions.has(end) && firstDrawn < end;
			const shaped = (end: number) => ruler.line(start, end, isDivision(end));
			const candidate: Candidate = {
				width: (end) => paragraph.estimate(start, end),
				near: (width) => fits(width - ruler.reach),
				fits: (end) => fits(shaped(end).visibleWidth),
				isDivision,
			};
			const nextBreak = firstFailing(breaks, (position) => position <= start);
			let end =
				nextBreak === breaks.length ? paragraph.end : longestFit(breaks, nextBreak, breaks.length, candidate);
			if (end === undefined) {
				const first = breaks[nextBreak] ?? paragraph.end;
				const word = visibleEnd(ruler.text, start, first);
				const from = firstFailing(ruler.boundaries, (position) => position <= start);
				const to = firstFailing(ruler.boundaries, (position) => position < word);
				end = longestFit(ruler.boundaries, from, to, candidate);
				if (end === undefined) {
					end = from < to ? ruler.boundaries[from] : first;
					tooWide = true;
				}
				dividesWord ||= from < to;
			}
			end ??= paragraph.end;
			lines.push({ start, end, shaped: shaped(end) });
			start = end;
		} while (start < paragraph.end);
	}
	return { lines, dividesWord, tooWide };
}

export function measureParagraph(ruler: TextRuler, paragraph: Paragraph): MeasuredParagraph {
	const { start, end } = paragraph;
	const stops = [start, ...strictlyBetween(ruler.boundaries, start, end), end];
	const pens = ruler.pens(ruler.line(start, end, false), stops, end);
	const penAt = new Map(stops.map((stop, index) => [stop, pens[index] ?? 0]));
	const pen = (index: number) => penAt.get(index) ?? 0;
	const edges = visibleEnds(ruler.text, start, end);
	return {
		...paragraph,
		estimate: (from, to) => pen(Math.max(from, edges[to - start] ?? from)) - pen(from),
	};
}

/** `visibleEnd` for every end inside a range, by its distance from `start`. */
function visibleEnds(text: string, start: number, end: number): number[] {
	const edges = [start];
	for (let index = start; index < end; index++) {
		const isHanging = visibleEnd(text, index, index + 1) === index;
		edges.push(isHanging ? (edges[index - start] ?? start) : index + 1);
	}
	return edges;
}

/** Where the first character of a line stands that takes a place on it: without one there is nothing to divide. */
function drawnFrom(text: string, start: number, end: number): number {
	let index = start;
	while (index < end && !isDrawnAt(text, index)) index++;
	return index;
}

interface Candidate {
	/** Estimated width of the line up to a place. */
	width(end: number): number;
	/** Whether an estimate is worth a closer look; it may be wrong by the ruler's reach to the generous side. */
	near(width: number): boolean;
	fits(end: number): boolean;
	isDivision(end: number): boolean;
}

/** The last of the places `from` to `to` (exclusive) that fits; only those that are near are shaped. */
function longestFit(
	places: readonly number[],
	from: number,
	to: number,
	candidate: Candidate,
): number | undefined {
	const isNear = (place: number) => candidate.near(candidate.width(place));
	const failed = new Map<boolean, number>();
	for (let at = firstFailing(places, isNear, from, to) - 1; at >= from; at--) {
		const place = places[at] ?? 0;
		const width = candidate.width(place);
		const isDivided = candidate.isDivision(place);
		// Thousands of marks without width would otherwise each cost a shaping.
		if (failed.get(isDivided) === width) continue;
		if (candidate.fits(place)) return place;
		failed.set(isDivided, width);
	}
	return undefined;
}
