import { invariant } from "@offizin/base";
import { pt, type Um, um } from "@offizin/units";
import { type BrokenLine, type BrokenText, breakLines, measureParagraph } from "./break-lines.ts";
import { paragraphsOf } from "./paragraph.ts";
import type { Shaper } from "./shaper.ts";
import { strictlyBetween } from "./sorted.ts";
import { type LineExtent, type Stack, type StackedLine, stackLines } from "./stack-lines.ts";
import { largestRun } from "./style-runs.ts";
import type { TextLayout, TextLine } from "./text-layout.ts";
import type { TextRequest } from "./text-request.ts";
import { createTextRuler, type ShapedLine, type TextRuler } from "./text-ruler.ts";

/** Four steps to the point (see `TextRequest.fitMin`). */
const FIT_STEPS_PER_POINT = 4;

interface Attempt {
	/** Em size for `style.size`. */
	readonly size: Um;
	readonly broken: BrokenText;
	readonly stack: Stack;
}

/**
 * Breaks and places a text in its box. Where even `fitMin` is too large, the result stays at `fitMin`, words are
 * divided if they must be, and `overflow` says whether that was enough. Throws for a font or a hyphenation the
 * shaper does not have, for runs out of order, and for a size or leading that is not positive.
 */
export function layoutText(shaper: Shaper, request: TextRequest): TextLayout {
	const { text, style, width } = request;
	const styles = [style, ...(request.runs ?? []).map((run) => run.style)];
	const hasSizes = styles.every(({ size = style.size }) => size > 0);
	invariant(hasSizes && style.leading > 0, "type size and leading are positive");
	const ruler = createTextRuler(shaper, request);
	const hyphenator = request.hyphenate && shaper.hyphenator(request.hyphenate);
	const paragraphs = paragraphsOf(text, shaper, hyphenator).map((paragraph) =>
		measureParagraph(ruler, paragraph),
	);

	function attempt(size: Um): Attempt {
		// Judged as it will be reported, so that a box made as wide as its text keeps the text's lines.
		const fits = (measured: number) => Math.round((measured * size) / ruler.em) <= width;
		const broken = breakLines(ruler, paragraphs, fits);
		const extents = broken.lines.map((line) =>
			lineExtent(shaper, ruler, line, (authored) => (authored * size) / style.size),
		);
		return { size, broken, stack: stackLines(extents, request) };
	}

	const chosen = largestThatFits(
		attempt,
		sizesToTry(style.size, request.fitMin),
		({ broken, stack }) => stack.isInside && !broken.dividesWord && !broken.tooWide,
	);
	const lines = placeLines(ruler, request, chosen);
	return {
		size: chosen.size,
		lines,
		width: um(lines.reduce((widest, line) => Math.max(widest, line.width), 0)),
		height: chosen.stack.height,
		dividesWord: chosen.broken.dividesWord,
		overflow: !chosen.stack.isInside || chosen.broken.tooWide,
	};
}

/** From the authored size down; at least one, and without `fitMin` only that. */
function sizesToTry(size: Um, fitMin: Um = size): Um[] {
	const sizes = [size];
	for (let step = 1; (sizes.at(-1) ?? fitMin) > fitMin; step++) {
		sizes.push(um(Math.max(fitMin, size - pt(step / FIT_STEPS_PER_POINT))));
	}
	return sizes;
}

/** Binary search: a text that fits at one size fits at every smaller one. */
function largestThatFits(
	attempt: (size: Um) => Attempt,
	sizes: readonly Um[],
	fits: (result: Attempt) => boolean,
): Attempt {
	let [best] = sizes.slice(-1).map(attempt);
	invariant(best, "there is a size to try");
	let low = 0;
	let high = sizes.length - 1;
	while (low < high) {
		const middle = (low + high) >> 1;
		const result = attempt(sizes[middle] as Um);
		if (fits(result)) {
			best = result;
			high = middle;
		} else low = middle + 1;
	}
	return best;
}

/** The largest run of a line gives its height; the middle of that font's ascender and descender its baseline. */
function lineExtent(
	shaper: Shaper,
	ruler: TextRuler,
	line: BrokenLine,
	scaled: (authored: Um) => number,
): LineExtent {
	const { style } = largestRun(ruler.runs, line.start, line.end);
	const { ascender, descender, unitsPerEm } = shaper.metrics(style.font);
	const size = scaled(style.size);
	const height = um((size * style.leading) / 100);
	return { height, ascent: height / 2 + ((ascender + descender) * size) / (2 * unitsPerEm) };
}

function placeLines(ruler: TextRuler, request: TextRequest, { size, broken, stack }: Attempt): TextLine[] {
	return broken.lines.flatMap((line, position) => {
		const place = stack.lines[position];
		return place ? [lineIn(ruler, request, size, line, place)] : [];
	});
}

interface PlacedLine {
	/** All that its place follows from, besides the line itself. */
	readonly by: readonly number[];
	readonly line: TextLine;
}

/** As they were placed last: a line that has not changed stays the same object, so that nothing of it is drawn again. */
const placed = new WeakMap<ShapedLine, PlacedLine>();

function lineIn(
	ruler: TextRuler,
	{ style, width: boxWidth }: TextRequest,
	size: Um,
	broken: BrokenLine,
	place: StackedLine,
): TextLine {
	const { start, end, shaped } = broken;
	const width = um((shaped.visibleWidth * size) / ruler.em);
	const x = um({ left: 0, center: 0.5, right: 1 }[style.align] * (boxWidth - width));
	const indices = start === end ? [start] : [start, ...strictlyBetween(ruler.boundaries, start, end), end];
	const { top, height, baseline } = place;
	const by = [x, top, height, baseline, size, ...indices];
	const kept = placed.get(shaped);
	const isSame = kept?.by.length === by.length && by.every((value, at) => value === kept.by[at]);
	if (kept && isSame) return kept.line;
	const line = placeLine(ruler, style.size, size, broken, { place, x, width, indices });
	placed.set(shaped, { by, line });
	return line;
}

function placeLine(
	ruler: TextRuler,
	authored: Um,
	size: Um,
	{ start, end, shaped }: BrokenLine,
	{ place, x, width, indices }: { place: StackedLine; x: Um; width: Um; indices: readonly number[] },
): TextLine {
	const scale = (measured: number) => um((measured * size) / ruler.em);
	const pens = ruler.pens(shaped, indices, end);
	return {
		start,
		end,
		baseline: place.baseline,
		x,
		width,
		top: place.top,
		height: place.height,
		glyphs: shaped.glyphs.map((glyph, position) => ({
			id: glyph.id,
			font: glyph.stretch.font,
			size: um((size * glyph.stretch.size) / authored),
			x: um(x + scale(glyph.pen + glyph.dx)),
			y: um(place.baseline - scale(glyph.dy)),
			advance: scale(glyph.advance),
			// A hyphen that stands for no character belongs to the letter before it.
			cluster: glyph.cluster < end ? glyph.cluster : (shaped.glyphs[position - 1]?.cluster ?? start),
		})),
		stops: indices.map((index, position) => ({ index, x: um(x + scale(pens[position] ?? 0)) })),
	};
}
