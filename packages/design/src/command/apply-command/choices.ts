import type { DesignDocument } from "../../document/document.ts";
import { elementsOf, fontsOf, inksOf } from "../../document/document-elements.ts";
import type { DesignElement } from "../../document/element.ts";
import type { Ink } from "../../document/ink.ts";
import type { TextRun } from "../../document/text-element.ts";
import type { CommandError } from "./applied.ts";

/** Type sizes a shopper may choose, in micrometres: 6 to 96 pt (domain.md §1.1: no type below 6 pt). */
export const TYPE_SIZE_RANGE = { min: 2117, max: 33_867 } as const;

/** The fonts the theme offers, those the document was made with and those in it. */
function hasFont(document: DesignDocument, font: string): boolean {
	return (
		document.choices.fonts.includes(font) ||
		Object.hasOwn(document.fonts, font) ||
		fontsOf(elementsOf(document)).includes(font)
	);
}

/**
 * Any colour of the document, in any role: a drawing is made of more than the inks a theme offers for text, and what
 * was taken away must be able to come back.
 */
export function hasInk(document: DesignDocument, { swatch }: Ink): boolean {
	return Object.hasOwn(document.swatches, swatch);
}

/** The first font or ink of an element that the document does not have. */
export function unknownChoice(document: DesignDocument, element: DesignElement): CommandError | undefined {
	if (fontsOf([element]).some((font) => !hasFont(document, font))) {
		return { code: "choice_unknown", element: element.id, field: "font" };
	}
	if (inksOf(element).some((ink) => !hasInk(document, ink))) {
		return { code: "choice_unknown", element: element.id, field: "ink" };
	}
	return undefined;
}

/** Ascending, none empty, none overlapping another, all inside the text. */
export function areSound(runs: readonly TextRun[], text: string): boolean {
	return runs.every(
		({ start, end }, index) => start >= (runs[index - 1]?.end ?? 0) && start < end && end <= text.length,
	);
}
