import { SOFT_HYPHEN, visibleEnd } from "./displayed-text.ts";
import type { Paragraph } from "./paragraph.ts";
import { after, firstFailing, strictlyBetween } from "./sorted.ts";
import type { Run, TextRuler } from "./text-ruler.ts";

export interface BrokenLine {
	readonly start: number;
	readonly end: number;
	readonly run: Run;
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
		let start = paragraph.start;
		do {
			const lineRun = (end: number) => ruler.run(start, end, isDivision(ruler.text, paragraph, end));
			const fit = (end: number) => fits(lineRun(end).visibleWidth);
			const near = (end: number) => fits(paragraph.estimate(start, end) - ruler.em);
			const breaks = after(paragraph.breaks, start);
			let end = breaks.length === 0 ? paragraph.end : longestFit(breaks, near, fit);
			if (end === undefined) {
				const word = visibleEnd(ruler.text, start, breaks[0] ?? paragraph.end);
				const inside = strictlyBetween(ruler.boundaries, start, word);
				end = longestFit(inside, near, fit);
				if (end === undefined) {
					end = inside[0] ?? breaks[0] ?? paragraph.end;
					tooWide = true;
				}
				dividesWord ||= inside.length > 0;
			}
			lines.push({ start, end, run: lineRun(end) });
			start = end;
		} while (start < paragraph.end);
	}
	return { lines, dividesWord, tooWide };
}

export function measureParagraph(ruler: TextRuler, paragraph: Paragraph): MeasuredParagraph {
	const { start, end } = paragraph;
	const stops = [start, ...strictlyBetween(ruler.boundaries, start, end), end];
	const pens = ruler.pens(ruler.run(start, end, false), stops, end);
	const penAt = new Map(stops.map((stop, index) => [stop, pens[index] ?? 0]));
	const pen = (index: number) => penAt.get(index) ?? 0;
	return {
		...paragraph,
		estimate: (from, to) => pen(visibleEnd(ruler.text, from, to)) - pen(from),
	};
}

function isDivision(text: string, paragraph: Paragraph, end: number): boolean {
	return end < paragraph.end && text[end - 1] === SOFT_HYPHEN;
}

/** The last end that fits; `near` may be wrong by an em to the generous side and saves shaping the rest. */
function longestFit(
	ends: readonly number[],
	near: (end: number) => boolean,
	fit: (end: number) => boolean,
): number | undefined {
	const generous = ends.slice(0, firstFailing(ends, near));
	return generous.findLast(fit);
}
