import { invariant } from "@offizin/base";
import type { Resource } from "./resource.ts";
import type { TrueTypeFont } from "./truetype.ts";

/** Handle to a font that is embedded, at the end of the file, with the glyphs that were shown. */
export interface PdfFont extends Resource {
	readonly category: "Font";
	readonly kind: "font";
	/** The character code that shows `glyph` and stands for `text` when copied or searched. */
	encode(glyph: number, text: string): number;
	/** Advance width in em. */
	advance(glyph: number): number;
}

/** One character code of an embedded font. */
export interface EncodedGlyph {
	readonly glyph: number;
	readonly text: string;
}

export interface FontUse {
	readonly font: TrueTypeFont;
	readonly handle: PdfFont;
	/** By character code; code 0 is the font's missing-glyph sign. */
	readonly codes: readonly EncodedGlyph[];
}

const MAX_CODES = 65_536;

/**
 * Codes are handed out in order of use, one for each pair of glyph and text, because one glyph may stand
 * for different texts (space and no-break space, a small capital for two letters).
 */
export function createFontUse(font: TrueTypeFont, ref: number, owner: object): FontUse {
	const codes: EncodedGlyph[] = [{ glyph: 0, text: "" }];
	const byPair = new Map<string, number>();

	function encode(glyph: number, text: string): number {
		const pair = `${glyph}:${text}`;
		const known = byPair.get(pair);
		if (known !== undefined) return known;
		invariant(
			Number.isInteger(glyph) && glyph >= 0 && glyph < font.glyphCount,
			`glyph ${glyph} is in the font`,
		);
		invariant(codes.length < MAX_CODES, "a font shows at most 65,535 glyph and text pairs");
		byPair.set(pair, codes.length);
		return codes.push({ glyph, text }) - 1;
	}

	const advance = (glyph: number) => font.horizontal(glyph).advance / font.unitsPerEm;
	return { font, codes, handle: { category: "Font", kind: "font", ref, owner, encode, advance } };
}
