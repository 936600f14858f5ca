import { invariant } from "@offizin/base";
import {
	asMade,
	buildDisplayList,
	type DesignDocument,
	type DisplayList,
	type InkColors,
	type QrEncoder,
} from "@offizin/design";
import {
	BLEED,
	bleedBox,
	type Format,
	flipsOf,
	openSides,
	type Page,
	type Panel,
	pageOf,
	type Refinement,
	type SheetSide,
	sheetToPage,
} from "@offizin/formats";
import type { Matrix } from "@offizin/geometry";
import type { Shaper } from "@offizin/text";
import { type Box, box, contains, intersects, type Size, type Um, um } from "@offizin/units";
import { seenItems } from "./seen-items.ts";

/** One page where it lies on a side of the flat sheet. */
export interface PlacedPage {
	/** What of the page is seen here: all of it, but for a spread, which is printed page by page. */
	readonly list: DisplayList;
	/** Top left corner of the page as it lies on the sheet's trim. */
	readonly x: Um;
	readonly y: Um;
	/** Lies upside down. */
	readonly turned: boolean;
	/** Lies as in a mirror beside it, or above or below it. */
	readonly mirrored?: "x" | "y";
	readonly size: Size;
	/**
	 * The part of the sheet it may paint, relative to its own trim corner: its bleed, but nothing across a fold and
	 * nothing beyond the bleed of the side.
	 */
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
	/** How the press shows inks, for looking at; a file is printed by their numbers. */
	readonly colors?: InkColors | undefined;
	/** Display lists by page that need not be made again. */
	readonly known?: ReadonlyMap<string, DisplayList>;
}

/**
 * Lays the pages of a document onto the sides of its flat sheets, in the order they are printed. A page that lies
 * on several places has the same display list on all of them.
 */
export function layOutSheet(document: DesignDocument, format: Format, options: SheetOptions): SheetPage[] {
	return layOut(format.sides, document, format, options);
}

/** The same for looking at: sides as they lie open, of a booklet its spreads. */
export function layOutOpen(document: DesignDocument, format: Format, options: SheetOptions): SheetPage[] {
	return layOut(openSides(format), document, format, options);
}

/** The display list of every page of a format, whole. */
export function listPages(
	written: DesignDocument,
	format: Format,
	{ known, shaper, qr, colors, refinement }: SheetOptions,
): ReadonlyMap<string, DisplayList> {
	const document = asMade(written, format);
	return new Map(
		format.pages.map((page) => {
			const designPage = document.pages.find(({ key }) => key === page.key);
			invariant(designPage, `page ${page.key} of ${format.key} is in the document`);
			const context = { shaper, qr, colors, refinement: page.refinable ? refinement : "ohne" } as const;
			return [page.key, known?.get(page.key) ?? buildDisplayList(document, designPage, page, context)];
		}),
	);
}

function layOut(
	sides: readonly SheetSide[],
	document: DesignDocument,
	format: Format,
	options: SheetOptions,
): SheetPage[] {
	const lists = listPages(document, format, options);
	return sides.map((side) => ({
		side,
		pages: side.panels.flatMap((panel) => {
			const page = pageOf(format, panel.page);
			const list = lists.get(panel.page);
			invariant(page && list, `${format.key} has the page ${panel.page} of its side ${side.key}`);
			const placed = placePage(panel, page, side, list);
			return panel.part ? partOf(placed, panel.part) : [placed];
		}),
	}));
}

function placePage(panel: Panel, page: Page, side: SheetSide, list: DisplayList): PlacedPage {
	const { x, y, turned, mirrored } = panel;
	const { size } = page;
	const whole = bleedBox(page);
	const outer = onPage(sheetBox(side, BLEED), panel, size);
	const place = { x, y, turned, ...(mirrored && { mirrored }), size };
	if (contains(outer, whole)) return { ...place, list, clip: whole };
	const clip = common(whole, outer);
	// A page that only bleeds over from the other side of the spine gives its ink, and neither foil nor varnish.
	const isBleed = !intersects(onPage(sheetBox(side, um(0)), panel, size), box(0, 0, size.width, size.height));
	return { ...place, list: { ...list, items: seenItems(list.items, clip, isBleed) }, clip };
}

/** A part of a page, and around it the ground that all of the page lies on. */
function partOf(placed: PlacedPage, part: Box): readonly PlacedPage[] {
	const { list } = placed;
	const isGround = ({ element }: DisplayList["items"][number]) => element === undefined;
	const ground = list.items.filter(isGround);
	const clip = common(placed.clip, part);
	const items = seenItems(
		list.items.filter((item) => !isGround(item)),
		clip,
		false,
	);
	const seen = { ...placed, list: { ...list, items }, clip };
	return ground.length > 0 ? [{ ...placed, list: { ...list, items: ground } }, seen] : [seen];
}

/** A box of the sheet as the page sees it. */
function onPage({ x, y, width, height }: Box, panel: Panel, size: Size): Box {
	const a = sheetToPage(panel, size, { x, y });
	const b = sheetToPage(panel, size, { x: um(x + width), y: um(y + height) });
	return box(Math.min(a.x, b.x), Math.min(a.y, b.y), width, height);
}

function common(a: Box, b: Box): Box {
	const [left, top] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
	const right = Math.min(a.x + a.width, b.x + b.width);
	const bottom = Math.min(a.y + a.height, b.y + b.height);
	return box(left, top, right - left, bottom - top);
}

/** From the page's own coordinates to those of the sheet's trim. */
export function panelMatrix({ x, y, size, ...lying }: PlacedPage): Matrix {
	const isFlipped = flipsOf(lying);
	const [a, e] = isFlipped.x ? [-1, x + size.width] : [1, x];
	const [d, f] = isFlipped.y ? [-1, y + size.height] : [1, y];
	return [a, 0, 0, d, e, f];
}

/** A side with bleed around it, relative to its trim. */
export function sheetBox(side: SheetSide, bleed: Um): Box {
	return box(-bleed, -bleed, side.size.width + 2 * bleed, side.size.height + 2 * bleed);
}
