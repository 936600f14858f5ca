import { areaOf, contoursOf, type Extent, extentOf } from "@offizin/geometry";
import type { FontId, Shaper } from "@offizin/text";
import { pt } from "@offizin/units";
import type { GlyphsItem } from "../draw/display-list.ts";

/** The ink of one glyph in font units, y up; without extent for a blank one. */
interface GlyphInk {
	readonly extent: Extent | undefined;
	readonly area: number;
}

/** Size at which glyphs are flattened: in smaller ones the chords lie closer to the curves than they need to. */
const LARGE = pt(72);

const inks = new WeakMap<Shaper, Map<string, GlyphInk>>();

function inkOf(shaper: Shaper, font: FontId, glyph: number): GlyphInk {
	const known = inks.get(shaper) ?? new Map<string, GlyphInk>();
	inks.set(shaper, known);
	const key = `${font} ${glyph}`;
	const kept = known.get(key);
	if (kept) return kept;
	const scale = LARGE / shaper.metrics(font).unitsPerEm;
	const contours = contoursOf(shaper.outline(font, glyph), scale);
	const ink = { extent: extentOf(contours), area: areaOf(contours, "nonzero") };
	known.set(key, ink);
	return ink;
}

type Glyphs = Pick<GlyphsItem, "font" | "size" | "glyphs">;

/** The ink of each glyph in the coordinates of its text box; blank glyphs have none. */
export function glyphExtents(shaper: Shaper, { font, size, glyphs }: Glyphs): Extent[] {
	const unit = size / shaper.metrics(font).unitsPerEm;
	return glyphs.flatMap(({ id, x, y }) => {
		const { extent } = inkOf(shaper, font, id);
		if (!extent) return [];
		return {
			left: x + extent.left * unit,
			right: x + extent.right * unit,
			top: y - extent.bottom * unit,
			bottom: y - extent.top * unit,
		};
	});
}

/** What surrounds the ink of all glyphs; undefined when all are blank. */
export function glyphsExtent(shaper: Shaper, item: Glyphs): Extent | undefined {
	const extents = glyphExtents(shaper, item);
	if (extents.length === 0) return undefined;
	return {
		left: Math.min(...extents.map(({ left }) => left)),
		top: Math.min(...extents.map(({ top }) => top)),
		right: Math.max(...extents.map(({ right }) => right)),
		bottom: Math.max(...extents.map(({ bottom }) => bottom)),
	};
}

/** Inked area of glyphs in square micrometres. */
export function glyphsArea(shaper: Shaper, { font, size, glyphs }: Glyphs): number {
	const unit = size / shaper.metrics(font).unitsPerEm;
	return glyphs.reduce((sum, { id }) => sum + inkOf(shaper, font, id).area, 0) * unit * unit;
}
