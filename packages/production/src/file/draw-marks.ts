import { type GlyphsItem, glyphPath } from "@offizin/design";
import { type Content, cmyk, type Paint } from "@offizin/pdf";
import type { Shaper } from "@offizin/text";
import { mm, pt, type Size, um } from "@offizin/units";
import { type OpenFile, plateInk } from "./open-file.ts";

/** Room for marks around the bleed, in µm. */
export const MARK_MARGIN = mm(12);
/** Marks start beyond the bleed, so that a crooked cut never shows one. */
const GAP = mm(1);
const LENGTH = mm(5);
const WIDTH = pt(0.25);
const SLUG_SIZE = pt(7);

/** Crop marks at the corners of the trim and a line that says what the page is; origin is the trim corner. */
export function drawMarks(content: Content, trim: Size, slug: string, file: OpenFile): void {
	const ink = markInk(file);
	const from = file.press.profile.bleed + GAP;
	const to = from + LENGTH;
	const path = [0, trim.width]
		.map((x) => `M${x} ${-to}L${x} ${-from}M${x} ${trim.height + from}L${x} ${trim.height + to}`)
		.concat(
			[0, trim.height].map(
				(y) => `M${-to} ${y}L${-from} ${y}M${trim.width + from} ${y}L${trim.width + to} ${y}`,
			),
		);
	content.stroke(path.join(""), { ...ink, width: WIDTH });
	const text = slugPath(slug, file);
	if (text === "") return;
	content.save();
	content.transform([1, 0, 0, 1, mm(3), trim.height + to + GAP]);
	content.fill(text, ink);
	content.restore();
}

/** Marks of a plate's own file lie on that plate: it may be burnt without the others. */
function markInk(file: OpenFile): Paint {
	const [plate] = file.plan.plates;
	if (!file.plan.process && plate) return plateInk(file, plate, 100);
	if (file.rgb) return { color: { kind: "rgb", space: file.rgb, r: 0, g: 0, b: 0 } };
	return { color: cmyk(0, 0, 0, 100), overprint: true };
}

function slugPath(slug: string, { press: { shaper, slugFont } }: OpenFile): string {
	if (slugFont === undefined || !shaper.hasFont(slugFont)) return "";
	return glyphPath(lineOf(slug, slugFont, shaper), shaper);
}

function lineOf(text: string, font: string, shaper: Shaper): GlyphsItem {
	const scale = SLUG_SIZE / shaper.metrics(font).unitsPerEm;
	let pen = 0;
	const glyphs = shaper.shape(font, text).map(({ id, advance, dx, dy }) => {
		const placed = {
			id,
			x: um(pen + dx * scale),
			y: um(-dy * scale),
			advance: um(advance * scale),
			text: "",
		};
		pen += advance * scale;
		return placed;
	});
	const paint = { role: "process", cmyk: [0, 0, 0, 100], srgb: "#000000" } as const;
	return { kind: "glyphs", matrix: [1, 0, 0, 1, 0, 0], font, size: SLUG_SIZE, paint, glyphs };
}
