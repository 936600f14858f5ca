import { pt, type Um, um } from "@offizin/units";
import { describeSpace } from "./describe-space.ts";
import type { Ink } from "./ink-space.ts";
import { type Bounds, joinBounds } from "./page-path.ts";
import { glyphsBounds } from "./paint-bounds.ts";
import type { GlyphsEvent } from "./paint-event.ts";
import { PROCESS_PLATES } from "./plate-mark.ts";
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

/** The ink put on each process plate; undefined for colours the press converts and for spots of other names. */
export function processInks({
	space,
	values,
}: Ink): readonly [c: number, m: number, y: number, k: number] | undefined {
	if (space.kind === "device" && space.components === 1) return [0, 0, 0, 1 - (values[0] ?? 0)];
	const [c = 0, m = 0, y = 0, k = 0] = values;
	if (space.kind === "device" && space.components === 4) return [c, m, y, k];
	if (space.kind !== "spot") return undefined;
	if (!space.names.every((name) => PROCESS_PLATES.includes(name))) return undefined;
	const of = (plate: string) => values[space.names.indexOf(plate)] ?? 0;
	return [of("Cyan"), of("Magenta"), of("Yellow"), of("Black")];
}

const FULL = 0.995;

/** Text in full black alone, smaller than `belowPt`, that knocks out what is below: any misregister shows paper. */
export function findKnockedOutBlackText(drawing: PageDrawing, belowPt = 12): TextRun[] {
	return textRuns(drawing).filter((run) => {
		const [c, m, y, k] = processInks(run.ink) ?? [];
		return (
			run.size < pt(belowPt) &&
			!run.overprint &&
			k !== undefined &&
			k >= FULL &&
			c === 0 &&
			m === 0 &&
			y === 0
		);
	});
}

/** Text smaller than `belowPt` of black and other inks together: misregister gives it coloured edges. */
export function findRichBlackText(drawing: PageDrawing, belowPt = 12): TextRun[] {
	return textRuns(drawing).filter((run) => {
		const [c = 0, m = 0, y = 0, k = 0] = processInks(run.ink) ?? [];
		return run.size < pt(belowPt) && k >= 0.85 && c + m + y > 0;
	});
}
