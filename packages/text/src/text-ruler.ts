import { displayedText, isDrawnAt, visibleEnd } from "./displayed-text.ts";
import { graphemeBoundaries } from "./graphemes.ts";
import type { ShapedGlyph, Shaper } from "./shaper.ts";
import type { TextStyle } from "./text-request.ts";

/** Widths inside the ruler are whole thousandths of a font unit, so that tracking adds up without rounding. */
const MILLI = 1000;

export interface RunGlyph {
	readonly id: number;
	/** UTF-16 index into the whole text. */
	readonly cluster: number;
	readonly pen: number;
	readonly advance: number;
	readonly dx: number;
	readonly dy: number;
}

/** One line shaped as a unit, at size 1, starting at pen 0. */
export interface Run {
	readonly glyphs: readonly RunGlyph[];
	/** Without trailing spaces and without tracking at the end. */
	readonly visibleWidth: number;
	readonly width: number;
}

/** Measures ranges of one text in one style, whatever the size. */
export interface TextRuler {
	readonly text: string;
	/** Grapheme boundaries of the whole text. */
	readonly boundaries: readonly number[];
	/** One em in the ruler's unit. */
	readonly em: number;
	run(start: number, end: number, hyphenated: boolean): Run;
	/** Pen position of each given grapheme boundary of the run, which covers `start` to `end`. */
	pens(run: Run, stops: readonly number[], end: number): number[];
}

interface Cluster {
	readonly index: number;
	readonly glyphs: readonly RunGlyph[];
}

export function createTextRuler(shaper: Shaper, text: string, style: TextStyle): TextRuler {
	const { unitsPerEm } = shaper.metrics(style.font);
	const tracking = style.tracking * unitsPerEm;
	const features = style.tracking === 0 ? style.features : ["-liga", "-clig", ...(style.features ?? [])];
	const runs = new Map<string, Run>();

	function append(
		to: RunGlyph[],
		glyphs: readonly ShapedGlyph[],
		from: number,
		source: (i: number) => number,
	) {
		let pen = from;
		for (const [position, glyph] of glyphs.entries()) {
			const closesCluster = glyphs[position + 1]?.cluster !== glyph.cluster;
			const advance = glyph.advance * MILLI + (closesCluster && glyph.advance !== 0 ? tracking : 0);
			to.push({
				id: glyph.id,
				cluster: source(glyph.cluster),
				pen,
				advance,
				dx: glyph.dx * MILLI,
				dy: glyph.dy * MILLI,
			});
			pen += advance;
		}
		return pen;
	}

	function measure(start: number, end: number, hyphenated: boolean): Run {
		const edge = visibleEnd(text, start, end);
		const shown = displayedText(text, start, edge, hyphenated);
		const glyphs: RunGlyph[] = [];
		const penAfter = append(glyphs, shaper.shape(style.font, shown.text, features), 0, shown.sourceIndex);
		const last = glyphs.at(-1);
		const visibleWidth = last && last.advance !== 0 ? penAfter - tracking : penAfter;
		if (last && last.advance !== 0) glyphs[glyphs.length - 1] = { ...last, advance: last.advance - tracking };
		const spaces = displayedText(text, edge, end, false);
		const shapedSpaces = shaper.shape(style.font, spaces.text, features);
		const width = append(glyphs, shapedSpaces, visibleWidth, spaces.sourceIndex);
		return { glyphs, visibleWidth, width };
	}

	function penInside(cluster: Cluster, next: number, from: number, to: number, stop: number): number {
		const drawn = graphemeBoundaries(text.slice(cluster.index, next))
			.slice(0, -1)
			.map((offset) => cluster.index + offset)
			.filter((index) => isDrawnAt(text, index));
		const before = drawn.filter((index) => index < stop).length;
		if (before === drawn.length) return to;
		const [glyph] = cluster.glyphs;
		const carets = glyph && cluster.glyphs.length === 1 ? shaper.ligatureCarets(style.font, glyph.id) : [];
		const caret = carets.length === drawn.length - 1 ? carets[before - 1] : undefined;
		return caret === undefined ? from + ((to - from) * before) / drawn.length : from + caret * MILLI;
	}

	return {
		text,
		boundaries: graphemeBoundaries(text),
		em: unitsPerEm * MILLI,
		run(start, end, hyphenated) {
			const key = `${start} ${end} ${hyphenated}`;
			const known = runs.get(key);
			if (known) return known;
			const made = measure(start, end, hyphenated);
			runs.set(key, made);
			return made;
		},
		pens(run, stops, end) {
			const clusters = clustersOf(run);
			let at = -1;
			return stops.map((stop) => {
				while (at + 1 < clusters.length && (clusters[at + 1]?.index ?? end) <= stop) at++;
				const cluster = clusters[at];
				if (!cluster) return 0;
				const from = cluster.glyphs[0]?.pen ?? 0;
				if (cluster.index === stop) return from;
				const next = clusters[at + 1];
				const to = next?.glyphs[0]?.pen ?? run.width;
				return penInside(cluster, next?.index ?? end, from, to, stop);
			});
		},
	};
}

function clustersOf(run: Run): Cluster[] {
	const clusters: { index: number; glyphs: RunGlyph[] }[] = [];
	for (const glyph of run.glyphs) {
		const last = clusters.at(-1);
		if (last?.index === glyph.cluster) last.glyphs.push(glyph);
		else clusters.push({ index: glyph.cluster, glyphs: [glyph] });
	}
	return clusters;
}
