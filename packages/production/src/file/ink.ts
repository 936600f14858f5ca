import type { Paint as DesignPaint, FillItem, GlyphsItem, StrokeItem } from "@offizin/design";
import { cmyk, type Paint } from "@offizin/pdf";
import { pt, type Um } from "@offizin/units";
import { itemBounds } from "../outline/item-bounds.ts";
import { scaleOf } from "../outline/item-outline.ts";
import type { OpenFile } from "./open-file.ts";

export type ProcessPaint = Extract<DesignPaint, { role: "process" }>;
export type InkItem = FillItem | StrokeItem | GlyphsItem;

/** Lines of 100 K below this width overprint (GWG2015, 4.12). */
export const THIN_LINE: Um = pt(2);
/** Type of 100 K below this size overprints (GWG2015, 4.12). */
const SMALL_TYPE: Um = pt(12);

/** What an item is painted with; white never overprints, or it would not be there. */
export function processInk(item: InkItem, paint: ProcessPaint, { rgb }: Pick<OpenFile, "rgb">): Paint {
	if (rgb) {
		const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(paint.srgb.slice(at, at + 2), 16));
		return { color: { kind: "rgb", space: rgb.flat, r, g, b }, overprint: false };
	}
	const [c, m, y, k] = paint.cmyk;
	return { color: cmyk(c, m, y, k), overprint: overprints(item, paint) };
}

/**
 * Pure black overprints where paper would flash around it: small type and thin lines. An area knocks out, and so does a
 * large letter, or the photo below would show through it.
 */
export function overprints(item: InkItem, { cmyk: [c, m, y, k] }: ProcessPaint): boolean {
	return c === 0 && m === 0 && y === 0 && k === 100 && isFine(item);
}

function isFine(item: InkItem): boolean {
	if (item.kind === "glyphs") return item.size * scaleOf(item.matrix) < SMALL_TYPE;
	if (item.kind === "stroke") return item.width * scaleOf(item.matrix) < THIN_LINE;
	const { left, top, right, bottom } = itemBounds(item);
	return Math.min(right - left, bottom - top) < THIN_LINE;
}
