import { invariant } from "@offizin/base";
import {
	bleedBox,
	type CardFormat,
	cardPage,
	type Panel,
	type Refinement,
	type SheetSide,
} from "@offizin/catalog";
import {
	buildDisplayList,
	type DesignDocument,
	type DisplayList,
	type Matrix,
	type QrEncoder,
} from "@offizin/design";
import type { Shaper } from "@offizin/text";
import { type Box, box, type Size, type Um } from "@offizin/units";

/** One page of the card where it lies on a side of the flat sheet. */
export interface PlacedPage {
	readonly list: DisplayList;
	/** Top left corner of the page as it lies on the sheet's trim. */
	readonly x: Um;
	readonly y: Um;
	/** Lies upside down. */
	readonly turned: boolean;
	readonly size: Size;
	/** The part of the sheet it may paint, relative to its own trim corner: its bleed, but nothing across a fold. */
	readonly clip: Box;
}

export interface SheetPage {
	readonly side: SheetSide;
	readonly pages: readonly PlacedPage[];
}

export interface SheetOptions {
	readonly refinement: Refinement;
	readonly shaper: Shaper;
	/** Needed when the document has a QR code. */
	readonly qr?: QrEncoder | undefined;
	/** Display lists by page that need not be made again. */
	readonly known?: ReadonlyMap<string, DisplayList>;
}

/**
 * Lays the pages of a document onto the sides of its flat sheets, in the order they are printed. A page that lies
 * on several places has the same display list on all of them.
 */
export function layOutSheet(
	document: DesignDocument,
	format: CardFormat,
	options: SheetOptions,
): SheetPage[] {
	const lists = new Map<string, DisplayList>(options.known);
	return format.sides.map((side) => ({
		side,
		pages: side.panels.map((panel) => placePage(panel, document, format, { ...options, lists })),
	}));
}

function placePage(
	{ page: key, x, y, turned }: Panel,
	document: DesignDocument,
	format: CardFormat,
	{ lists, shaper, qr, refinement }: SheetOptions & { readonly lists: Map<string, DisplayList> },
): PlacedPage {
	const page = cardPage(format, key);
	const designPage = document.pages.find((candidate) => candidate.key === key);
	invariant(page && designPage, `page ${key} of ${format.key} is in the document`);
	const list =
		lists.get(key) ??
		buildDisplayList(document, designPage, page, {
			shaper,
			qr,
			refinement: page.refinable ? refinement : "ohne",
		});
	lists.set(key, list);
	return { list, x, y, turned, size: page.size, clip: bleedBox(page) };
}

/** From the page's own coordinates to those of the sheet's trim. */
export function panelMatrix({ x, y, turned, size }: PlacedPage): Matrix {
	return turned ? [-1, 0, 0, -1, x + size.width, y + size.height] : [1, 0, 0, 1, x, y];
}

/** A side with bleed around it, relative to its trim. */
export function sheetBox(side: SheetSide, bleed: Um): Box {
	return box(-bleed, -bleed, side.size.width + 2 * bleed, side.size.height + 2 * bleed);
}
