import { type CardFormat, type CardPage, cardPage, safeBoxes } from "@offizin/catalog";
import type { Shaper } from "@offizin/text";
import { box, contains, toPt } from "@offizin/units";
import { effectivePpi } from "./crop.ts";
import type { DesignDocument } from "./document.ts";
import type { DesignElement, PhotoElement, TextElement } from "./element.ts";
import { layoutElement } from "./layout-element.ts";
import { boundsOf } from "./matrix.ts";

/**
 * A finding about a design, as data: `error` stops an order, `warning` is shown and may be accepted.
 * Rule ids are stable; the interface puts them into words.
 */
export type Finding = {
	readonly severity: "error" | "warning";
	readonly page: string;
	readonly element: string;
	readonly label: string;
} & (
	| { readonly rule: "text.overflow" }
	| { readonly rule: "text.outsideSafe" }
	| { readonly rule: "text.tooSmall"; readonly pt: number }
	| { readonly rule: "text.missingGlyph"; readonly characters: readonly string[] }
	| { readonly rule: "photo.empty" }
	| { readonly rule: "photo.lowResolution"; readonly ppi: number }
);

/** Resolution limits in ppi at print size (domain.md §1.1): good from 300, warned below 200, refused below 72. */
export const PHOTO_PPI = { good: 300, warn: 200, strong: 150, refuse: 72 } as const;
/** Smallest positive type in points (domain.md §1.1) and on the foil plate (domain.md §6, sans). */
const MIN_PT = { process: 6, foil: 8 } as const;

/** Checks a whole document against its format: the same rules in the editor, at the cart and before printing. */
export function checkDocument(document: DesignDocument, format: CardFormat, shaper: Shaper): Finding[] {
	return document.pages.flatMap((designPage) => {
		const page = cardPage(format, designPage.key);
		return page ? designPage.elements.flatMap((element) => checkElement(element, page, shaper)) : [];
	});
}

export function checkElement(element: DesignElement, page: CardPage, shaper: Shaper): Finding[] {
	switch (element.type) {
		case "text":
			return element.text.trim() === "" ? [] : checkText(element, page, shaper);
		case "photo":
			return checkPhoto(element, page);
		case "artwork":
		case "shape":
			return [];
	}
}

function checkText(element: TextElement, page: CardPage, shaper: Shaper): Finding[] {
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
		findings.push({ rule: "text.tooSmall", severity: "warning", ...at, pt: Math.round(size * 10) / 10 });
	}
	if (!isTextSafe(element, page, shaper))
		findings.push({ rule: "text.outsideSafe", severity: "warning", ...at });
	return findings;
}

function isTextSafe(element: TextElement, page: CardPage, shaper: Shaper): boolean {
	const { lines, size } = layoutElement(shaper, element);
	const visible = lines.filter((line) => line.width > 0);
	if (visible.length === 0) return true;
	const left = Math.min(...visible.map((line) => line.x));
	const right = Math.max(...visible.map((line) => line.x + line.width));
	const top = Math.min(...visible.map((line) => line.baseline - size * 0.7));
	const bottom = Math.max(...visible.map((line) => line.baseline));
	const bounds =
		element.rotation === 0
			? box(element.box.x + left, element.box.y + top, right - left, bottom - top)
			: boundsOf(element.box, element.rotation);
	const written = box(bounds.x, bounds.y, bounds.width, bounds.height);
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
