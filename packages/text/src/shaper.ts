import type { Result } from "@offizin/base";
import type { FontExtent } from "./font-extent.ts";
import type { FontError } from "./font-file.ts";
import type { FontId } from "./font-id.ts";
import type { HyphenationLanguage, Hyphenator } from "./hyphenation.ts";
import type { TextLayout } from "./text-layout.ts";
import type { TextRequest } from "./text-request.ts";

/** In font units; `descender` is negative. */
export interface FontMetrics {
	readonly unitsPerEm: number;
	readonly ascender: number;
	readonly descender: number;
	readonly lineGap: number;
	readonly capHeight: number;
	readonly xHeight: number;
}

/** In font units, y up. `cluster` is the UTF-16 index of the first character the glyph stands for. */
export interface ShapedGlyph {
	readonly id: number;
	readonly cluster: number;
	readonly advance: number;
	readonly dx: number;
	readonly dy: number;
}

/** Fonts in memory and everything that can be asked of them. Asking about a font not added throws. */
export interface Shaper {
	/**
	 * Takes a TrueType or OpenType file. A known id is kept as it is: one id means the same bytes for good. Only a basic
	 * font gives way to the whole one, in which its glyphs have the same numbers.
	 */
	addFont(id: FontId, bytes: Uint8Array, extent?: FontExtent): Result<FontMetrics, FontError>;
	/** Whether at least so much of a font is there; all of it, unless told. */
	hasFont(id: FontId, extent?: FontExtent): boolean;
	metrics(id: FontId): FontMetrics;
	/** Shapes left to right, without language rules. Features as in "smcp" or "-liga"; others throw. */
	shape(id: FontId, text: string, features?: readonly string[]): readonly ShapedGlyph[];
	/** SVG path in font units, y up, absolute M, L, C and Z only; "" for a blank glyph. */
	outline(id: FontId, glyph: number): string;
	/** Caret positions inside a ligature as the font names them, in font units from its origin; mostly empty. */
	ligatureCarets(id: FontId, glyph: number): readonly number[];
	/** Tags of the OpenType features the font has, such as "smcp" or "kern". */
	features(id: FontId): ReadonlySet<string>;
	/**
	 * The graphemes neither the font nor a fallback can draw, each once: also a letter whose mark the font cannot
	 * place. Spaces, controls and joiners are never among them.
	 */
	missing(id: FontId, text: string, fallback?: readonly FontId[]): string[];
	/** Where a line may end by UAX 14, ascending; the last is the end of a text that is not empty. */
	lineBreaks(text: string): number[];
	/** Lets texts be hyphenated in the hyphenator's language. */
	addHyphenator(hyphenator: Hyphenator): void;
	/** Throws for a language nobody added. */
	hyphenator(language: HyphenationLanguage): Hyphenator;
	/** Breaks and places a text in its box, as `layoutText` does: whoever has a shaper has that too. */
	layout(request: TextRequest): TextLayout;
}
