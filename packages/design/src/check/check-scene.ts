import { type Format, type Page, type PhotoLimits, paper, ppiOf, type Refinement } from "@offizin/formats";
import type { Shaper } from "@offizin/text";
import { type Box, um } from "@offizin/units";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { QrElement } from "../document/drawn-element.ts";
import type { DesignElement } from "../document/element.ts";
import type { DisplayItem, Paint } from "../draw/display-list.ts";
import type { DrawContext } from "../draw/draw-context.ts";
import { drawBackground, drawElement } from "../draw/draw-element.ts";
import { grownPage } from "../draw/grow-texts.ts";
import type { InkColors } from "../draw/ink-colors.ts";
import { rectPath } from "../draw/outline.ts";
import { paintOf } from "../draw/paint.ts";
import { elementBounds, elementMatrix } from "../draw/placement.ts";
import type { QrEncoder } from "../draw/qr.ts";
import { type Piece, piecesOf } from "./check-piece.ts";
import type { Finding, FindingRule, Repair } from "./finding.ts";

/** What the checks need besides the document: the format comes as it is cut, with its punching. */
export interface CheckContext {
	readonly format: Format;
	readonly refinement: Refinement;
	/** Key of the stock. */
	readonly paperType: string;
	/** How the press shows the inks on it, where that is known; else the authored colours count. */
	readonly colors?: InkColors | undefined;
	/** Has every font of the document. */
	readonly shaper: Shaper;
	/** Needed when the document has a QR code; without it codes are judged by their size and place only. */
	readonly qr?: QrEncoder | undefined;
	/** Share of a photo, 0–1, whose colours its print makes visibly duller, where that is known. */
	readonly colorLoss?: ((upload: string) => number) | undefined;
	/** Ids of the elements that are asked about, when not the whole page is: what differs from guest to guest. */
	readonly only?: ReadonlySet<string>;
}

/** An element where it stands, with what it paints; worked out when first asked for. */
export interface Placed {
	readonly element: DesignElement;
	/** Around its box, turned with its groups. */
	readonly bounds: Box;
	/** Place in the page's order of painting. */
	readonly order: number;
	readonly pieces: () => readonly Piece[];
}

/** One page with everything the rules ask about it. */
export interface Scene {
	readonly document: DesignDocument;
	readonly designPage: DesignPage;
	readonly page: Page;
	/** What is really applied to this page: "ohne" where the page takes none. */
	readonly refinement: Refinement;
	readonly paperType: string;
	/** Colour of the bare stock, "#rrggbb". */
	readonly tint: string;
	readonly colors: InkColors | undefined;
	readonly shaper: Shaper;
	readonly qr: QrEncoder | undefined;
	readonly colorLoss: CheckContext["colorLoss"];
	/** Pixels per inch that photos need. */
	readonly ppi: PhotoLimits;
	readonly placed: readonly Placed[];
	/** Below all elements; bare paper when undefined. */
	readonly background: Paint | undefined;
}

export function sceneOf(
	written: DesignDocument,
	writtenPage: DesignPage,
	page: Page,
	context: CheckContext,
): Scene {
	const { paperType, colors, shaper, qr, colorLoss } = context;
	const designPage = grownPage(written, writtenPage, page, shaper);
	const pages = written.pages.map((one) => (one === writtenPage ? designPage : one));
	const document = designPage === writtenPage ? written : { ...written, pages };
	const refinement = page.refinable ? context.refinement : "ohne";
	const draw = { shaper, refinement, colors };
	const [background] = drawBackground(document, page, draw);
	const placed = designPage.elements.map((element, order): Placed => {
		const items = () =>
			element.type === "qr" ? qrItems(document, element, draw) : drawElement(document, element, draw);
		let pieces: readonly Piece[] | undefined;
		return {
			element,
			order,
			bounds: elementBounds(document, element),
			pieces: () => {
				pieces ??= piecesOf(items(), { shaper, artwork: artworkOf(document, element) });
				return pieces;
			},
		};
	});
	return {
		document,
		designPage,
		page,
		refinement,
		paperType,
		tint: paper(paperType)?.tint ?? "#ffffff",
		colors,
		shaper,
		qr,
		colorLoss,
		ppi: ppiOf(context.format),
		placed,
		background: background?.kind === "fill" ? background.paint : undefined,
	};
}

function artworkOf(document: DesignDocument, element: DesignElement) {
	return element.type === "artwork" ? document.artworks[element.artwork] : undefined;
}

/** The square a code stands in, for the rules that need to know where it is and not what it says. */
export function qrSquare({ box }: QrElement): Box {
	const side = um(Math.min(box.width, box.height));
	return { x: um((box.width - side) / 2), y: um((box.height - side) / 2), width: side, height: side };
}

function qrItems(document: DesignDocument, element: QrElement, draw: DrawContext): DisplayItem[] {
	const { width, height } = element.box;
	const matrix = elementMatrix(document, element);
	const square = qrSquare(element);
	const drawn = { kind: "fill", element: element.id, rule: "nonzero" } as const;
	const code: DisplayItem = {
		...drawn,
		matrix,
		path: rectPath(square),
		paint: paintOf(document, element.ink, draw, element.opacity),
	};
	if (!element.background) return [code];
	const paint = paintOf(document, element.background, draw, element.opacity);
	return [{ ...drawn, matrix, path: rectPath({ x: um(0), y: um(0), width, height }), paint }, code];
}

/** A finding about an element of a page. */
export function findingAbout(
	{ page }: Pick<Scene, "page">,
	{ element }: Pick<Placed, "element">,
	severity: Finding["severity"],
	rule: FindingRule,
	repair?: Repair,
): Finding {
	const { id, label } = element;
	return { ...rule, severity, page: page.key, element: id, label, ...(repair && { repair }) };
}
