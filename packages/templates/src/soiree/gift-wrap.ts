import { giftwrapProduct, giftwrapSheet } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import { artwork, documentOf, type Frame, page } from "../card-builder.ts";
import type { PatternOrder } from "../pattern-order.ts";
import { engrave } from "./engraving.ts";
import { bounds } from "./frame.ts";
import { paletteOf } from "./palette.ts";
import { scales } from "./scales.ts";
import { FONTS } from "./typesetting.ts";

/** Drawn in the lines of a card and printed twice as large: it is looked at from afar. */
const ENLARGED = 2;
/** Five scales side by side fill a sheet, so that the next sheet goes on with the pattern. */
const RADIUS = giftwrapSheet.width / 10 / ENLARGED;
const BLEED = 3;

const { width, height } = giftwrapSheet;
const sheet: Frame = [-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED];
const window = bounds(width / ENLARGED, height / ENLARGED, -BLEED / ENLARGED);
const wall = engrave(
	[window.left, window.top, sheet[2] / ENLARGED, sheet[3] / ENLARGED],
	scales(window, { x: 0, y: 0 }, RADIUS),
);

/** The fans of the collection from edge to edge, in the printed metal of the colour. */
export function soireeWrap({ template, colorway }: PatternOrder): DesignDocument {
	const palette = paletteOf(colorway);
	return documentOf(giftwrapProduct, {
		template,
		swatches: palette.swatches,
		artworks: { wall },
		choices: { fonts: FONTS, inks: [palette.outerLine] },
		pages: [
			page(
				"front",
				[artwork("wall", "Fächer", sheet, { artwork: "wall", inks: { line: palette.outerLine } })],
				palette.ground,
			),
		],
	});
}
