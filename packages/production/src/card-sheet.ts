import { invariant } from "@offizin/base";
import { bleedBox, type CardFormat, cardPage, type Refinement, type SheetSide } from "@offizin/catalog";
import { buildDisplayList, type DesignDocument, type DisplayList } from "@offizin/design";
import type { Shaper } from "@offizin/text";
import { type Box, box, type Um } from "@offizin/units";

/** One page of the card where it lies on a side of the flat sheet. */
export interface PlacedPage {
	readonly list: DisplayList;
	/** Trim corner of the page on the sheet's trim. */
	readonly x: Um;
	readonly y: Um;
	/** The part of the sheet it may paint, relative to its own trim corner: its bleed, but nothing across a fold. */
	readonly clip: Box;
}

export interface SheetPage {
	readonly side: SheetSide;
	readonly pages: readonly PlacedPage[];
}

/** Lays the pages of a document onto the sides of its flat sheet, in the order they are printed. */
export function layOutSheet(
	document: DesignDocument,
	format: CardFormat,
	options: { readonly refinement: Refinement; readonly shaper: Shaper },
): SheetPage[] {
	return format.sides.map((side) => ({
		side,
		pages: side.panels.map((panel) => {
			const page = cardPage(format, panel.page);
			const designPage = document.pages.find(({ key }) => key === panel.page);
			invariant(page && designPage, `page ${panel.page} of ${format.key} is in the document`);
			const refinement = page.refinable ? options.refinement : "ohne";
			const list = buildDisplayList(document, designPage, page, { shaper: options.shaper, refinement });
			return { list, x: panel.x, y: panel.y, clip: bleedBox(page) };
		}),
	}));
}

/** A side with bleed around it, relative to its trim. */
export function sheetBox(side: SheetSide, bleed: Um): Box {
	return box(-bleed, -bleed, side.size.width + 2 * bleed, side.size.height + 2 * bleed);
}
