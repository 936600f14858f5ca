import { displayedText, isDrawnAt, visibleEnd } from "./displayed-text.ts";
import { graphemeBoundaries } from "./graphemes.ts";
import type { ShapedGlyph, Shaper } from "./shaper.ts";
import { firstFailing } from "./sorted.ts";
import { type Stretch, stretchesOf } from "./stretches.ts";
import { largestRun, type ResolvedRun, resolveRuns } from "./style-runs.ts";
import type { TextRequest } from "./text-request.ts";

/** Widths inside the ruler are whole thousandths of a unit of the style's font, so that sums need no rounding. */
const MILLI = 1000;

export interface LineGlyph {
	readonly id: number;
	readonly stretch: Stretch;
	/** UTF-16 index into the whole text. */
	readonly cluster: number;
	readonly pen: number;
	readonly advance: number;
	readonly dx: number;
	readonly dy: number;
}

/** One line shaped as a unit, at size 1, starting at pen 0. */
export interface ShapedLine {
	readonly glyphs: readonly LineGlyph[];
	/** Without trailing spaces and without tracking at the end. */
	readonly visibleWidth: number;
	readonly width: number;
}

/**
 * Lines by the glyphs of all that is visible of them, which have a font, features and letters: of a text that is written on
 * most lines are those of the text before.
 */
const keptLines = new WeakMap<readonly ShapedGlyph[], Map<string, ShapedLine>>();
/** Of equal lines. */
const MAX_PLACES = 8;

/** Measures ranges of one text, whatever the size it is set in. */
export interface TextRuler {
	readonly text: string;
	readonly runs: readonly ResolvedRun[];
	/** Grapheme boundaries of the whole text. */
	readonly boundaries: readonly number[];
	/** One em of the text's style in the ruler's unit. */
	readonly em: number;
	/** One em of the largest size: how far what happens at a line's ends may change its width. */
	readonly reach: number;
	line(start: number, end: number, hyphenated: boolean): ShapedLine;
	/** Pen position of each given grapheme boundary of the line, which covers `start` to `end`. */
	pens(line: ShapedLine, stops: readonly number[], end: number): number[];
}

interface Cluster {
	readonly index: number;
	readonly glyphs: readonly LineGlyph[];
}

export function createTextRuler(shaper: Shaper, request: TextRequest): TextRuler {
	const { text, style } = request;
	const { unitsPerEm } = shaper.metrics(style.font);
	const boundaries = graphemeBoundaries(text);
	const runs = resolveRuns(request, boundaries);
	const stretches = stretchesOf(shaper, text, runs, request.fallback);
	const lines = new Map<string, ShapedLine>();

	/** One font unit of a stretch in the ruler's unit. */
	function unitOf({ font, size }: Stretch): number {
		return MILLI * (size / style.size) * (unitsPerEm / shaper.metrics(font).unitsPerEm);
	}

	function appendRange(to: LineGlyph[], from: number, start: number, end: number, hyphenated: boolean) {
		let pen = from;
		let trailing = 0;
		for (let at = firstFailing(stretches, (stretch) => stretch.end <= start); at < stretches.length; at++) {
			const stretch = stretches[at];
			if (!stretch || stretch.start >= end) break;
			const until = Math.min(end, stretch.end);
			const shown = displayedText(text, Math.max(start, stretch.start), until, {
				hyphenated: hyphenated && until === end,
				capitals: stretch.capitals,
			});
			const unit = unitOf(stretch);
			const tracking = Math.round((stretch.tracking * unitsPerEm * stretch.size) / style.size);
			const glyphs = shaper.shape(stretch.font, shown.text, stretch.features);
			let clusterPen = pen;
			for (const [position, glyph] of glyphs.entries()) {
				const closesCluster = glyphs[position + 1]?.cluster !== glyph.cluster;
				const own = Math.round(glyph.advance * unit);
				trailing = closesCluster && pen + own !== clusterPen ? tracking : 0;
				to.push({
					id: glyph.id,
					stretch,
					cluster: shown.sourceIndex(glyph.cluster),
					pen,
					advance: own + trailing,
					dx: Math.round(glyph.dx * unit),
					dy: Math.round(glyph.dy * unit),
				});
				pen += own + trailing;
				if (closesCluster) clusterPen = pen;
			}
		}
		return { pen, trailing };
	}

	function measure(start: number, end: number, hyphenated: boolean): ShapedLine {
		const edge = visibleEnd(text, start, end);
		const stretch = stretches[firstFailing(stretches, ({ end: until }) => until <= start)];
		const isWhole = stretch && edge > start && stretch.start <= start && stretch.end >= end;
		if (!isWhole || hyphenated) return measureAfresh(start, edge, end, hyphenated);
		const { font, size, tracking, features, capitals } = stretch;
		const slice = text.slice(start, edge);
		// Then each glyph stands for the character at its own place.
		const isPlain = displayedText(text, start, edge, { capitals }).text === slice;
		if (!isPlain) return measureAfresh(start, edge, end, false);
		const glyphs = shaper.shape(font, slice, features);
		const lines = keptLines.get(glyphs) ?? new Map<string, ShapedLine>();
		keptLines.set(glyphs, lines);
		const key = [start, text.slice(edge, end), size, style.size, unitsPerEm, tracking].join();
		const kept = lines.get(key);
		if (kept) return kept;
		const made = measureAfresh(start, edge, end, false);
		if (lines.size >= MAX_PLACES) lines.clear();
		lines.set(key, made);
		return made;
	}

	function measureAfresh(start: number, edge: number, end: number, hyphenated: boolean): ShapedLine {
		const glyphs: LineGlyph[] = [];
		const { pen, trailing } = appendRange(glyphs, 0, start, edge, hyphenated);
		const visibleWidth = pen - trailing;
		const last = glyphs.at(-1);
		if (last && trailing !== 0) glyphs[glyphs.length - 1] = { ...last, advance: last.advance - trailing };
		const { pen: width } = appendRange(glyphs, visibleWidth, edge, end, false);
		return { glyphs, visibleWidth, width };
	}

	function ligatureCarets({ glyphs: [glyph, ...others] }: Cluster): readonly number[] {
		if (!glyph || others.length > 0) return [];
		const unit = unitOf(glyph.stretch);
		return shaper.ligatureCarets(glyph.stretch.font, glyph.id).map((caret) => Math.round(caret * unit));
	}

	return {
		text,
		runs,
		boundaries,
		em: unitsPerEm * MILLI,
		reach: (unitsPerEm * MILLI * largestRun(runs, 0, text.length).style.size) / style.size,
		line(start, end, hyphenated) {
			const key = `${start} ${end} ${hyphenated}`;
			const known = lines.get(key);
			if (known) return known;
			const made = measure(start, end, hyphenated);
			lines.set(key, made);
			return made;
		},
		pens(line, stops, end) {
			const clusters = clustersOf(line);
			const pens: number[] = [];
			let inside: readonly number[] = [];
			let entered = -1;
			let at = -1;
			for (const stop of stops) {
				while (at + 1 < clusters.length && (clusters[at + 1]?.index ?? end) <= stop) at++;
				const cluster = clusters[at];
				const from = cluster?.glyphs[0]?.pen ?? 0;
				if (!cluster || cluster.index === stop) {
					pens.push(from);
					continue;
				}
				const next = clusters[at + 1];
				const to = next?.glyphs[0]?.pen ?? line.width;
				if (entered !== at) {
					inside = drawnGraphemes(text, cluster.index, next?.index ?? end);
					entered = at;
				}
				pens.push(penInside(inside, stop, from, to, () => ligatureCarets(cluster)));
			}
			return pens;
		},
	};
}

/** Where the graphemes of a range start that take a place on the line. */
function drawnGraphemes(text: string, start: number, end: number): number[] {
	return graphemeBoundaries(text.slice(start, end))
		.slice(0, -1)
		.map((offset) => start + offset)
		.filter((index) => isDrawnAt(text, index));
}

function penInside(
	drawn: readonly number[],
	stop: number,
	from: number,
	to: number,
	caretsInside: () => readonly number[],
): number {
	const before = firstFailing(drawn, (index) => index < stop);
	if (before === drawn.length) return to;
	const carets = caretsInside();
	const caret = carets.length === drawn.length - 1 ? carets[before - 1] : undefined;
	return from + (caret ?? ((to - from) * before) / drawn.length);
}

function clustersOf(line: ShapedLine): Cluster[] {
	const clusters: { index: number; glyphs: LineGlyph[] }[] = [];
	for (const glyph of line.glyphs) {
		const last = clusters.at(-1);
		if (last?.index === glyph.cluster) last.glyphs.push(glyph);
		else clusters.push({ index: glyph.cluster, glyphs: [glyph] });
	}
	return clusters;
}
