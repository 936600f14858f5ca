import type { GlyphRun } from "@offizin/pdf";
import type { Shaper } from "@offizin/text";
import { pt, um } from "@offizin/units";
import type { OpenFile } from "./open-file.ts";

const SIZE = pt(7);

/** The slug as type that can be searched, smaller where it is longer than `width`; empty without a font for it. */
export function slugLines(lines: readonly string[], width: number, { pdf, press }: OpenFile): GlyphRun[] {
	const { shaper, slugFont, resources } = press;
	if (slugFont === undefined) return [];
	const font = pdf.font(resources.font(slugFont));
	const em = shaper.metrics(slugFont).unitsPerEm;
	const shaped = lines.map((line) => ({ line, ...shapeLine(line, slugFont, shaper) }));
	const longest = Math.max(...shaped.map(({ advance }) => advance / em));
	const size = Math.min(SIZE, Math.floor(width / longest));
	return shaped.map(({ glyphs }) => ({
		font,
		size,
		glyphs: glyphs.map(({ id, x, y, text }) => ({
			id,
			x: um((x / em) * size),
			y: um((y / em) * size),
			text,
		})),
	}));
}

/** Glyphs with their pen positions in font units. */
function shapeLine(line: string, font: string, shaper: Shaper) {
	const shaped = shaper.shape(font, line);
	let advance = 0;
	const glyphs = shaped.map((glyph, index) => {
		const end = shaped.slice(index).find(({ cluster }) => cluster > glyph.cluster)?.cluster ?? line.length;
		const isFirst = shaped[index - 1]?.cluster !== glyph.cluster;
		const placed = {
			id: glyph.id,
			x: advance + glyph.dx,
			y: -glyph.dy,
			text: isFirst ? line.slice(glyph.cluster, end) : "",
		};
		advance += glyph.advance;
		return placed;
	});
	return { glyphs, advance };
}
