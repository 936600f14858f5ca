import { type CardFormat, type CardPage, cardPage, type Refinement, safeBoxes } from "@offizin/catalog";
import type { Shaper } from "@offizin/text";
import { box, contains, toPt } from "@offizin/units";
import { effectivePpi } from "./crop.ts";
import type { DesignDocument } from "./document.ts";
import type { DesignElement } from "./element.ts";
import type { Finding } from "./finding.ts";
import { layoutElement } from "./layout-element.ts";
import type { PhotoElement } from "./photo-element.ts";
import { elementBounds } from "./placement.ts";
import type { QrEncoder } from "./qr.ts";
import type { TextElement } from "./text-element.ts";

/** What the checks need besides the document: the format comes as it is cut, with its punching. */
export interface CheckContext {
	readonly format: CardFormat;
	readonly refinement: Refinement;
	readonly shaper: Shaper;
	/** Needed when the document has a QR code. */
	readonly qr?: QrEncoder | undefined;
}

/** Resolution limits in ppi at print size (domain.md §1.1): good from 300, warned below 200, refused below 72. */
export const PHOTO_PPI = { good: 300, warn: 200, strong: 150, refuse: 72 } as const;
/** Smallest positive type in points (domain.md §1.1) and on the foil plate (domain.md §6, sans). */
const MIN_PT = { process: 6, foil: 8, relief: 8 } as const;

/** Checks a whole document against its format: the same rules in the editor, at the cart and before printing. */
export function checkDocument(document: DesignDocument, context: CheckContext): Finding[] {
	return document.pages.flatMap((designPage) => {
		const page = cardPage(context.format, designPage.key);
		return page
			? designPage.elements.flatMap((element) => checkElement(document, element, page, context))
			: [];
	});
}

export function checkElement(
	document: DesignDocument,
	element: DesignElement,
	page: CardPage,
	context: CheckContext,
): Finding[] {
	switch (element.type) {
		case "text":
			return element.text.trim() === "" ? [] : checkText(document, element, page, context);
		case "photo":
			return checkPhoto(element, page);
		case "artwork":
		case "shape":
		case "line":
		case "qr":
		case "group":
			return [];
	}
}

function checkText(
	document: DesignDocument,
	element: TextElement,
	page: CardPage,
	{ shaper }: CheckContext,
): Finding[] {
	const at = { page: page.key, element: element.id, label: element.label };
	const findings: Finding[] = [];
	const layout = layoutElement(shaper, element);
	const characters = shaper.missing(element.style.font, element.text);
	if (characters.length > 0)
		findings.push({ rule: "text.missingGlyph", severity: "error", ...at, characters });
	if (layout.overflow) findings.push({ rule: "text.overflow", severity: "error", ...at });
	const smallest = MIN_PT[element.style.ink.role];
	const size = toPt(layout.size);
	if (size < smallest - 0.01) {
		const pt = Math.round(size * 10) / 10;
		findings.push({ rule: "text.tooSmall", severity: "warning", ...at, pt, least: smallest });
	}
	if (!isTextSafe(document, element, page, shaper))
		findings.push({ rule: "text.outsideSafe", severity: "warning", ...at });
	return findings;
}

function isTextSafe(document: DesignDocument, element: TextElement, page: CardPage, shaper: Shaper): boolean {
	const { lines, size } = layoutElement(shaper, element);
	const visible = lines.filter((line) => line.width > 0);
	if (visible.length === 0) return true;
	const left = Math.min(...visible.map((line) => line.x));
	const right = Math.max(...visible.map((line) => line.x + line.width));
	const top = Math.min(...visible.map((line) => line.baseline - size * 0.7));
	const bottom = Math.max(...visible.map((line) => line.baseline));
	const written = elementBounds(document, element, box(left, top, right - left, bottom - top));
	return safeBoxes(page).some((safe) => contains(safe, written));
}

function checkPhoto(element: PhotoElement, page: CardPage): Finding[] {
	const at = { page: page.key, element: element.id, label: element.label };
	const resolution = effectivePpi(element);
	if (resolution === undefined) return [{ rule: "photo.empty", severity: "error", ...at }];
	if (resolution >= PHOTO_PPI.warn) return [];
	const severity = resolution < PHOTO_PPI.refuse ? "error" : "warning";
	return [{ rule: "photo.lowResolution", severity, ...at, ppi: Math.floor(resolution) }];
}
