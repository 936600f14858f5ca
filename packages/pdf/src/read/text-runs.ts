import { pt, type Um, um } from "@offizin/units";
import { describeSpace } from "./describe-space.ts";
import type { Ink } from "./ink-space.ts";
import { type Bounds, joinBounds } from "./page-path.ts";
import { glyphsBounds } from "./paint-bounds.ts";
import type { GlyphsEvent } from "./paint-event.ts";
import { isBlack } from "./plate-mark.ts";
import type { FontFacts } from "./read-font.ts";
import type { PageDrawing } from "./read-page.ts";

/** Text of one text object in one font, size and colour. */
export interface TextRun {
	/** Text as the font's ToUnicode map gives it; U+FFFD for each code of a font without one. */
	readonly text: string;
	readonly font: FontFacts;
	readonly sizePt: number;
	/** The same in whole µm, as type sizes are stored: 12 pt are 4233 µm, which is 11.999 pt. */
	readonly size: Um;
	readonly ink: Ink;
	readonly overprint: boolean;
	/** Of the glyphs' outlines; undefined for spaces, and where outlines cannot be read. */
	readonly bounds: Bounds | undefined;
	readonly events: readonly GlyphsEvent[];
}

/** The text of a page in the order of painting. */
export function textRuns(drawing: PageDrawing): TextRun[] {
	const groups: GlyphsEvent[][] = [];
	for (const event of drawing.events) {
		if (event.kind !== "glyphs") continue;
		const previous = groups.at(-1)?.[0];
		if (previous && isSameRun(previous, event)) groups.at(-1)?.push(event);
		else groups.push([event]);
	}
	return groups.flatMap((events) => {
		const [first] = events;
		if (!first) return [];
		const glyphs = events.flatMap((event) => event.glyphs);
		const bounds = events.reduce<Bounds | undefined>(
			(all, event) => joinBounds(all, glyphsBounds(event)),
			undefined,
		);
		const { font, sizePt, ink, overprint } = first;
		// A map leaves out the codes that have no text, such as the second glyph of a cluster.
		const unknown = font.hasToUnicode ? "" : "\uFFFD";
		const text = glyphs.map((glyph) => glyph.text ?? unknown).join("");
		const size = um((sizePt * 25_400) / 72);
		return [{ text, font, sizePt, size, ink, overprint, bounds, events }];
	});
}

function isSameRun(a: GlyphsEvent, b: GlyphsEvent): boolean {
	return (
		a.block === b.block &&
		a.font.object === b.font.object &&
		Math.abs(a.sizePt - b.sizePt) < 0.005 &&
		a.overprint === b.overprint &&
		describeSpace(a.ink.space) === describeSpace(b.ink.space) &&
		a.ink.values.every((value, index) => value === b.ink.values[index])
	);
}

/** Text in full black alone, smaller than `belowPt`, that knocks out what is below: any misregister shows paper. */
export function findKnockedOutBlackText(drawing: PageDrawing, belowPt = 12): TextRun[] {
	return textRuns(drawing).filter((run) => run.size < pt(belowPt) && !run.overprint && isBlack(run.ink));
}
