import { type DesignDocument, elementsOf, fontExtentOf, neededFonts, withFacts } from "@offizin/design";
import { fontFileName } from "@offizin/text";

/** The files of all fonts a document is drawn with, by their addresses. */
export function fontFilesOf(document: DesignDocument): string[] {
	const extent = fontExtentOf(document);
	return neededFonts(elementsOf(withFacts(document))).map((font) => `/fonts/${fontFileName(font, extent)}`);
}
