import { giftwrapProduct, giftwrapSheet } from "@offizin/assortment";
import type { DesignDocument, Swatch } from "@offizin/design";
import { artwork, documentOf, type Frame, page, swatch } from "../card-builder.ts";
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

/** Grounds for uncoated paper, which shows the black in those of the cards and little of their colour. */
const grounds: Readonly<Record<string, Swatch>> = {
	nacht: swatch("midnight-blue", [100, 60, 0, 60], "#002d5a"),
	wein: swatch("burgundy", [18, 100, 56, 55], "#740325"),
};

/** The fans of the collection from edge to edge, in the printed metal of the colour. */
export function soireeWrap({ template, colorway }: PatternOrder): DesignDocument {
	const palette = paletteOf(colorway);
	return documentOf(giftwrapProduct, {
		template,
		swatches: Object.fromEntries(
			Object.entries(palette.swatches).map(([key, own]) => [key, grounds[key] ?? own]),
		),
		artworks: { wall },
		choices: { fonts: FONTS, inks: [palette.outerLine] },
		pages: [
			page(
				"front",
				[artwork("wall", "fans", sheet, { artwork: "wall", inks: { line: palette.outerLine } })],
				palette.ground,
			),
		],
	});
}
