import { invariant } from "@offizin/base";
import { pt, type Um, um } from "@offizin/units";
import { type BrokenLine, type BrokenText, breakLines, measureParagraph } from "./break-lines.ts";
import { paragraphsOf } from "./paragraph.ts";
import type { FontMetrics, Shaper } from "./shaper.ts";
import { strictlyBetween } from "./sorted.ts";
import type { TextLayout, TextLine } from "./text-layout.ts";
import type { TextRequest } from "./text-request.ts";
import { createTextRuler, type TextRuler } from "./text-ruler.ts";

/** Four steps to the point (see `TextRequest.fitMin`). */
const FIT_STEPS_PER_POINT = 4;

interface Attempt {
	readonly size: Um;
	readonly broken: BrokenText;
	readonly lineHeight: Um;
	readonly height: Um;
}

/**
 * Breaks and places a text in its box. Where even `fitMin` is too large, the result stays at `fitMin`, words are
 * divided if they must be, and `overflow` says whether that was enough. Throws for a font the shaper does not
 * have and for a size or leading that is not positive.
 */
export function layoutText(shaper: Shaper, request: TextRequest): TextLayout {
	const { text, style, width, height } = request;
	invariant(style.size > 0 && style.leading > 0, "type size and leading are positive");
	const ruler = createTextRuler(shaper, text, style);
	const paragraphs = paragraphsOf(text).map((paragraph) => measureParagraph(ruler, paragraph));

	function attempt(size: Um): Attempt {
		// Judged as it will be reported, so that a box made as wide as its text keeps the text's lines.
		const fits = (measured: number) => Math.round((measured * size) / ruler.em) <= width;
		const broken = breakLines(ruler, paragraphs, fits);
		const lineHeight = um((size * style.leading) / 100);
		return { size, broken, lineHeight, height: um(broken.lines.length * lineHeight) };
	}

	const chosen = largestThatFits(
		attempt,
		sizesToTry(style.size, request.fitMin),
		({ broken, height: used }) => used <= height && !broken.dividesWord && !broken.tooWide,
	);
	const lines = placeLines(ruler, shaper.metrics(style.font), request, chosen);
	return {
		size: chosen.size,
		lines,
		width: um(Math.max(...lines.map((line) => line.width))),
		height: chosen.height,
		overflow: chosen.height > height || chosen.broken.tooWide,
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

function placeLines(
	ruler: TextRuler,
	metrics: FontMetrics,
	request: TextRequest,
	{ size, broken, lineHeight, height }: Attempt,
): TextLine[] {
	const scale = (measured: number) => whole((measured * size) / ruler.em);
	const free = request.height - height;
	const blockTop = { top: 0, middle: free / 2, bottom: free }[request.verticalAlign];
	const rise = ((metrics.ascender + metrics.descender) * size) / (2 * metrics.unitsPerEm);

	return broken.lines.map((line, position) => {
		const top = whole(blockTop + position * lineHeight);
		const baseline = whole(top + lineHeight / 2 + rise);
		const width = scale(line.run.visibleWidth);
		const x = whole({ left: 0, center: 0.5, right: 1 }[request.style.align] * (request.width - width));
		return {
			start: line.start,
			end: line.end,
			baseline,
			x,
			width,
			top,
			height: lineHeight,
			glyphs: line.run.glyphs.map((glyph) => ({
				id: glyph.id,
				x: whole(x + scale(glyph.pen + glyph.dx)),
				y: whole(baseline - scale(glyph.dy)),
				advance: scale(glyph.advance),
				cluster: glyph.cluster,
			})),
			stops: caretStops(ruler, line, (pen) => whole(x + scale(pen))),
		};
	});
}

function caretStops(ruler: TextRuler, { start, end, run }: BrokenLine, place: (pen: number) => Um) {
	const indices = start === end ? [start] : [start, ...strictlyBetween(ruler.boundaries, start, end), end];
	const pens = ruler.pens(run, indices, end);
	return indices.map((index, position) => ({ index, x: place(pens[position] ?? 0) }));
}

/** Whole micrometres, never the negative zero that rounding can leave and JSON would drop. */
function whole(value: number): Um {
	return um(Math.round(value) + 0);
}
