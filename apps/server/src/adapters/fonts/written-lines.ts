import type { Supplies, TextLook } from "@offizin/scenes";
import type { ChannelKey } from "@offizin/sites";
import type { Shaper } from "@offizin/text";

/** The typefaces of designs that come nearest to those of a brand's pages. */
const faces: Readonly<Record<ChannelKey, Readonly<Record<TextLook["face"], string>>>> = {
	papiervogel: { text: "figtree-400", display: "fraunces-300" },
	bildwand: { text: "commissioner-400", display: "commissioner-500" },
};

/** Writes the lines of a scene as outlines: a picture is made where nobody has installed the typefaces of a page. */
export function writtenLines(
	shaper: Pick<Shaper, "shape" | "outline" | "metrics">,
	brand: ChannelKey,
): Supplies["write"] {
	return (lines, { size, fill, anchor, face }) => {
		const font = faces[brand][face];
		const scale = size / shaper.metrics(font).unitsPerEm;
		const placed = lines.map(([words, x, y]) => {
			const glyphs = shaper.shape(font, words);
			const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
			let at = -advance * shares[anchor];
			const outlines = glyphs.map(({ id, advance, dx, dy }) => {
				const outline = shaper.outline(font, id);
				const path = outline && `<path d="${outline}" transform="translate(${at + dx} ${dy})"/>`;
				at += advance;
				return path;
			});
			return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
		});
		return `<g fill="${fill}">${placed.join("")}</g>`;
	};
}

/** How much of a line stands before its point. */
const shares: Readonly<Record<TextLook["anchor"], number>> = { start: 0, middle: 0.5, end: 1 };
