import { type DesignDocument, layoutElement, type TextElement } from "@offizin/design";
import type { Shaper, TextLayout } from "@offizin/text";

/** The layout of a text where it stands: its page may have a baseline grid. */
export function layoutIn(shaper: Shaper, { pages }: DesignDocument, element: TextElement): TextLayout {
	const page = element.onGrid
		? pages.find(({ elements }) => elements.some(({ id }) => id === element.id))
		: undefined;
	return layoutElement(shaper, element, page);
}
