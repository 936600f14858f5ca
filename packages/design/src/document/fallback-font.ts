import type { FontId } from "@offizin/text";
import { fontsOf } from "./document-elements.ts";
import type { DesignElement } from "./element.ts";

/** Fonts of Greek, Cyrillic and Vietnamese beside Latin, by the fonts whose letters they stand in for. */
const fallbackFonts: ReadonlyMap<FontId, FontId> = new Map(
	Object.entries({
		"eb-garamond-400": ["cormorant-garamond-400", "cormorant-garamond-500", "fraunces-300", "italiana-400"],
		"eb-garamond-400-italic": [
			"cormorant-garamond-400-italic",
			"fraunces-300-italic",
			"pinyon-script-400",
			"petit-formal-script-400",
		],
		"commissioner-300": ["jost-300"],
		"commissioner-400": ["jost-400", "figtree-400", "marcellus-400"],
		"commissioner-500": ["jost-500"],
	}).flatMap(([fallback, fonts]) => fonts.map((font) => [font, fallback] as const)),
);

/** Letters beyond those that every font has; a font of few letters has even fewer. */
const uncommon = /[^\0-\u017f\u2000-\u206f\u20ac]/u;
const uncommonInFewLetters = /[^\0-\u00ff\u2000-\u206f]/u;
const fewLetters: ReadonlySet<FontId> = new Set(["italiana-400"]);

/**
 * The font that takes the words a font has no letters for, if any of them may need it. Answered from the text alone:
 * a line must not break differently where the fallback has not been loaded.
 */
function fallbackFont(font: FontId, text: string): FontId | undefined {
	const isNeeded = (fewLetters.has(font) ? uncommonInFewLetters : uncommon).test(text);
	return isNeeded ? fallbackFonts.get(font) : undefined;
}

/** The fonts elements cannot be laid out without, each once: those they are set in and those that stand in for letters. */
export function neededFonts(elements: readonly DesignElement[]): FontId[] {
	const standIns = elements.flatMap((element) =>
		element.type === "text" ? fallbacksOf(element.text, fontsOf([element])) : [],
	);
	return [...new Set([...fontsOf(elements), ...standIns])];
}

/** Those that stand in for any of some fonts, each once. */
export function fallbacksOf(text: string, fonts: readonly FontId[]): FontId[] {
	return [...new Set(fonts.flatMap((font) => fallbackFont(font, text) ?? []))];
}

/** Every font that may come to stand in for one of these, whatever is written. */
export function possibleFallbacks(fonts: readonly FontId[]): FontId[] {
	return [...new Set(fonts.flatMap((font) => fallbackFonts.get(font) ?? []))];
}
