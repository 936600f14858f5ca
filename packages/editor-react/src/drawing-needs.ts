import { type DesignDocument, elementsOf, neededFonts, type QrEncoder, withFacts } from "@offizin/design";
import type { Shaper } from "@offizin/text";

/** What a document cannot be drawn without. */
export interface DrawingNeeds {
	readonly fonts: readonly string[];
	readonly qr: boolean;
	readonly hyphenation: boolean;
}

/** What has been loaded so far. The shaper takes more fonts in as they come. */
export interface DrawingTools {
	readonly shaper: Shaper;
	/** Absent until the document holds a code. */
	readonly qr: QrEncoder | undefined;
	readonly hyphenates: boolean;
}

/** Asked for by many with every key, of the same pages. */
const known = new WeakMap<DesignDocument["pages"], DrawingNeeds>();

export function needsOf(document: DesignDocument): DrawingNeeds {
	const kept = known.get(document.pages);
	if (kept) return kept;
	const elements = elementsOf(withFacts(document));
	const needs = {
		fonts: neededFonts(elements),
		qr: elements.some(({ type }) => type === "qr"),
		hyphenation: elements.some((one) => one.type === "text" && one.hyphenation !== undefined),
	};
	known.set(document.pages, needs);
	return needs;
}

/** Whether the fonts of a document are there; of one before or after the newest they may not be. */
export function hasFonts(shaper: Shaper, document: DesignDocument): boolean {
	return needsOf(document).fonts.every((font) => shaper.hasFont(font));
}

/** Whether every text and code can be drawn as it will be printed. */
export function isEnough(tools: DrawingTools, { fonts, qr, hyphenation }: DrawingNeeds): boolean {
	if ((qr && !tools.qr) || (hyphenation && !tools.hyphenates)) return false;
	return fonts.every((font) => tools.shaper.hasFont(font));
}
