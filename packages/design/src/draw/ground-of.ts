import type { Format, Page } from "@offizin/formats";
import type { DesignDocument } from "../document/document.ts";
import type { Ink, Swatch } from "../document/ink.ts";

/**
 * The flat colour below everything on a page: the chosen one; the first ink of the design where there has to be one; none
 * where the stock itself is seen, whatever was chosen for another edge.
 */
export function groundOf(
	{ pages, choices }: Pick<DesignDocument, "pages" | "choices">,
	page: Page,
): Ink | undefined {
	if (page.ground === "bare") return undefined;
	const chosen = pages.find(({ key }) => key === page.key)?.background;
	if (chosen || page.ground === undefined) return chosen;
	return choices.inks.find(({ role }) => role === "process");
}

/** The colour that goes round a picture's bar or is seen between its photos; undefined where none is. */
export function shownGround(document: DesignDocument, { pages }: Pick<Format, "pages">): Swatch | undefined {
	const page = pages.find(({ ground, places }) => ground === "shown" || places !== undefined);
	const ink = page && groundOf(document, page);
	return ink && document.swatches[ink.swatch];
}
