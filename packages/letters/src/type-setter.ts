import type { Content, PdfFont, PdfWriter, RgbSpace } from "@offizin/pdf";
import { type FontId, layoutText, type Shaper, type TextLine } from "@offizin/text";
import { pt, type Um, um } from "@offizin/units";
import type { Look, Rgb } from "./letter.ts";

interface Style {
	readonly font?: FontId;
	/** In points. */
	readonly size: number;
	readonly leading?: number;
	readonly align?: "left" | "right";
	readonly color?: Rgb;
}

interface Place {
	readonly x: Um;
	readonly y: Um;
	readonly width: Um;
}

/** Sets texts of a look on pages of one file. */
export interface TypeSetter {
	/** Sets a text from `y` down, and says how high it is. */
	set(content: Content, text: string, place: Place, style: Style): Um;
	height(text: string, width: Um, style: Style): Um;
}

interface Setting {
	readonly pdf: PdfWriter;
	readonly rgb: RgbSpace;
	readonly shaper: Shaper;
	readonly fontOf: (id: FontId) => PdfFont;
	readonly look: Look;
}

/** Higher than any page: texts break by width alone. */
const ENDLESS = um(10_000_000);

export function createTypeSetter({ rgb, shaper, fontOf, look }: Setting): TypeSetter {
	function layout(text: string, width: Um, { font = look.text, size, leading = 140, align = "left" }: Style) {
		return layoutText(shaper, {
			text,
			// Figures stand below each other in every table.
			style: { font, size: pt(size), leading, tracking: 0, align, features: ["tnum"] },
			...{ width, height: ENDLESS, verticalAlign: "top", fallback: look.fallback },
		});
	}

	return {
		height: (text, width, style) => layout(text, width, style).height,
		set(content, text, { x, y, width }, style) {
			const { lines, height } = layout(text, width, style);
			const [r, g, b] = style.color ?? look.ink;
			for (const line of lines) {
				for (const run of runsOf(line, text)) {
					const glyphs = run.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + x, y: glyph.y + y }));
					const shown = { font: fontOf(run.font), size: run.size, glyphs };
					content.glyphs(shown, { color: { kind: "rgb", space: rgb, r, g, b } });
				}
			}
			return height;
		},
	};
}

/** A line as stretches of one font and size, each glyph with the text it stands for. */
function runsOf({ glyphs, end }: TextLine, text: string) {
	const runs: {
		readonly font: FontId;
		readonly size: Um;
		readonly glyphs: { readonly id: number; readonly x: Um; readonly y: Um; readonly text: string }[];
	}[] = [];
	for (const [index, { id, font, size, x, y, cluster }] of glyphs.entries()) {
		const isFirst = glyphs[index - 1]?.cluster !== cluster;
		const next = glyphs.slice(index).find((glyph) => glyph.cluster > cluster)?.cluster ?? end;
		const last = runs.at(-1);
		const glyph = { id, x, y, text: isFirst ? text.slice(cluster, next) : "" };
		if (last?.font === font && last.size === size) last.glyphs.push(glyph);
		else runs.push({ font, size, glyphs: [glyph] });
	}
	return runs;
}
