import {
	type DesignDocument,
	elementsOf,
	fallbacksOf,
	fontExtentOf,
	neededFonts,
	type QrEncoder,
	withFacts,
} from "@offizin/design";
import type { FontExtent, Shaper } from "@offizin/text";

/** What a document cannot be drawn without. */
export interface DrawingNeeds {
	readonly fonts: readonly string[];
	readonly extent: FontExtent;
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

/** Asked for by many with every key, of the same document. */
const known = new WeakMap<DesignDocument, DrawingNeeds>();

export function needsOf(document: DesignDocument): DrawingNeeds {
	const kept = known.get(document);
	if (kept) return kept;
	const elements = elementsOf(withFacts(document));
	const fonts = neededFonts(elements);
	const needs = {
		fonts: [...new Set([...fonts, ...fallbacksOf(lettersOfGuests(document), fonts)])],
		extent: fontExtentOf(document),
		qr: elements.some(({ type }) => type === "qr"),
		hyphenation: isHyphenated(document),
	};
	known.set(document, needs);
	return needs;
}

/** Also asked of every state of a drag. */
export const isHyphenated = (document: DesignDocument) =>
	elementsOf(document).some((one) => one.type === "text" && one.hyphenation !== undefined);

const letters = new WeakMap<NonNullable<DesignDocument["guests"]>, string>();

/** A guest's name may need a font that stands in for the card's; the prints of all guests are looked at. */
function lettersOfGuests({ guests }: DesignDocument): string {
	if (!guests) return "";
	const kept =
		letters.get(guests) ?? [...new Set(guests.flatMap((guest) => Object.values(guest)).join(""))].join("");
	letters.set(guests, kept);
	return kept;
}

/** Whether every text and code can be drawn as it will be printed. */
export function isEnough(tools: DrawingTools, { fonts, extent, qr, hyphenation }: DrawingNeeds): boolean {
	if ((qr && !tools.qr) || (hyphenation && !tools.hyphenates)) return false;
	return fonts.every((font) => tools.shaper.hasFont(font, extent));
}
