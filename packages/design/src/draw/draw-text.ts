import type { TextLine } from "@offizin/text";
import type { DesignDocument } from "../document/document.ts";
import { locateElement } from "../document/document-elements.ts";
import type { Ink } from "../document/ink.ts";
import type { TextElement } from "../document/text-element.ts";
import type { GlyphsItem } from "./display-list.ts";
import type { DrawContext } from "./draw-context.ts";
import { layoutElement } from "./layout-element.ts";
import { paintOf } from "./paint.ts";
import { elementMatrix } from "./placement.ts";

/** One item per stretch of a line that has one font, size and ink. */
export function drawText(document: DesignDocument, element: TextElement, context: DrawContext): GlyphsItem[] {
	const layout = layoutElement(context.shaper, element, locateElement(document, element.id)?.page);
	const matrix = elementMatrix(document, element);
	return layout.lines.flatMap((line) =>
		stretchesOf(line, element).map(({ font, size, ink, glyphs }) => ({
			kind: "glyphs",
			element: element.id,
			matrix,
			font,
			size,
			paint: paintOf(document, ink, context, element.opacity),
			glyphs,
		})),
	);
}

type Stretch = Pick<GlyphsItem, "font" | "size"> & {
	readonly ink: Ink;
	glyphs: GlyphsItem["glyphs"][number][];
};

interface Kept {
	readonly ink: Ink;
	readonly stretches: readonly Stretch[];
}

/** Of a line that has not changed the glyphs stay the same list, so that no outline of them is written again. */
const kept = new WeakMap<TextLine, Kept>();

function stretchesOf(line: TextLine, element: TextElement): readonly Stretch[] {
	if (element.runs) return inkedStretches(line, element);
	const { ink } = element.style;
	const known = kept.get(line);
	if (known?.ink === ink) return known.stretches;
	const stretches = inkedStretches(line, element);
	kept.set(line, { ink, stretches });
	return stretches;
}

function inkedStretches(line: TextLine, element: TextElement): Stretch[] {
	const stretches: Stretch[] = [];
	for (const [index, { id, x, y, advance, cluster, font, size }] of line.glyphs.entries()) {
		const ink = inkAt(element, cluster);
		const last = stretches.at(-1);
		const continues = last && last.font === font && last.size === size && last.ink === ink;
		const stretch = continues ? last : { font, size, ink, glyphs: [] };
		if (!continues) stretches.push(stretch);
		stretch.glyphs.push({ id, x, y, advance, text: textOf(line, index, element.text) });
	}
	return stretches;
}

/** What a glyph stands for: the text of its cluster for the first glyph of it, nothing for the others. */
function textOf({ glyphs, end }: TextLine, index: number, text: string): string {
	const cluster = glyphs[index]?.cluster ?? end;
	if (glyphs[index - 1]?.cluster === cluster) return "";
	let next = index + 1;
	while (glyphs[next]?.cluster === cluster) next++;
	return text.slice(cluster, glyphs[next]?.cluster ?? end);
}

function inkAt({ style, runs }: TextElement, index: number): Ink {
	return runs?.find((run) => index >= run.start && index < run.end)?.style.ink ?? style.ink;
}
