import { type DesignDocument, groundOf, type Swatch } from "@offizin/design";
import type { Format } from "@offizin/formats";

/** The colour that goes round a picture's bar or is seen between its photos; undefined where none is. */
export function shownGround(document: DesignDocument, { pages }: Pick<Format, "pages">): Swatch | undefined {
	const page = pages.find(({ ground, places }) => ground === "shown" || places !== undefined);
	const ink = page && groundOf(document, page);
	return ink && document.swatches[ink.swatch];
}
