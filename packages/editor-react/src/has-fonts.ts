import type { DesignDocument } from "@offizin/design";
import type { Shaper } from "@offizin/text";
import { needsOf } from "./drawing-needs.ts";

/** Whether the fonts of a document are there; of one before or after the newest they may not be. */
export function hasFonts(shaper: Shaper, document: DesignDocument): boolean {
	const { fonts, extent } = needsOf(document);
	return fonts.every((font) => shaper.hasFont(font, extent));
}
