import { hex, utf16Hex } from "./encode-text.ts";
import type { PdfFont } from "./font.ts";
import { resourceName } from "./resource.ts";
import { formatNumber } from "./syntax.ts";

/** A glyph of the font with its pen position (on the baseline) in µm and the text it stands for. */
export interface PlacedGlyph {
	readonly id: number;
	readonly x: number;
	readonly y: number;
	/**
	 * Text of the glyph's cluster, such as "ffi" for that ligature. When a cluster has several glyphs, the
	 * first carries its text and the others "". Spaces must be among the glyphs, or words run together.
	 */
	readonly text: string;
}

/** Glyphs of one line in one font; size in µm. */
export interface GlyphRun {
	readonly font: PdfFont;
	readonly size: number;
	readonly glyphs: readonly PlacedGlyph[];
}

/** Text readers take a gap above 0.1 em within a line as the end of a word. */
const WORD_GAP_EM = 0.08;
/** In µm. Positions do not drift, because the pen is followed; wider tolerance only joins more glyphs. */
const PEN_TOLERANCE = 1;

/** Operators that show the glyphs where they were placed, upright although the page's y axis points down. */
export function glyphRunOperators(run: GlyphRun): string[] {
	const operators = ["BT", `/${resourceName(run.font)} ${formatNumber(run.size)} Tf`];
	let pen: { x: number; y: number } | undefined;
	let array = "";
	let codes = "";

	function flush(): void {
		if (codes !== "") operators.push(`[${array}<${codes}>] TJ`);
		array = codes = "";
	}

	function movePen(x: number, y: number): { x: number; y: number } {
		if (pen?.y !== y) {
			flush();
			operators.push(`1 0 0 -1 ${formatNumber(x)} ${formatNumber(y)} Tm`);
			return { x, y };
		}
		if (Math.abs(pen.x - x) <= PEN_TOLERANCE) return pen;
		const rounded = formatNumber(((pen.x - x) / run.size) * 1000, 2);
		array += codes === "" ? `${rounded} ` : `<${codes}>${rounded} `;
		codes = "";
		return { x: pen.x - (Number(rounded) / 1000) * run.size, y };
	}

	for (const word of splitWords(run)) {
		const isMarked = needsActualText(word, run);
		if (isMarked) {
			flush();
			const text = word.map((placed) => placed.text).join("");
			operators.push(`/Span << /ActualText <FEFF${utf16Hex(text)}> >> BDC`);
		}
		for (const placed of word) {
			const { x, y } = movePen(placed.x, placed.y);
			codes += hex(run.font.encode(placed.id, placed.text), 4);
			pen = { x: x + run.font.advance(placed.id) * run.size, y };
		}
		if (isMarked) {
			flush();
			operators.push("EMC");
		}
	}
	flush();
	operators.push("ET");
	return operators;
}

function splitWords(run: GlyphRun): PlacedGlyph[][] {
	const words: PlacedGlyph[][] = [];
	let previous: PlacedGlyph | undefined;
	for (const placed of run.glyphs) {
		const isApart =
			!previous || isSpace(previous) !== isSpace(placed) || Math.abs(previous.y - placed.y) > run.size / 2;
		if (isApart) words.push([placed]);
		else words.at(-1)?.push(placed);
		previous = placed;
	}
	return words;
}

/**
 * Readers put a word together from the texts of neighbouring glyphs. Where glyphs are tracked, shifted up
 * or down, or share a cluster, that fails; there the word is marked with its text (ISO 32000-1, 14.9.4).
 */
function needsActualText(word: readonly PlacedGlyph[], run: GlyphRun): boolean {
	return word.some((placed, index) => {
		const next = word[index + 1];
		if (isSpace(placed)) return false;
		if (placed.text === "") return true;
		if (!next) return false;
		const gap = next.x - placed.x - run.font.advance(placed.id) * run.size;
		return next.y !== placed.y || gap > WORD_GAP_EM * run.size;
	});
}

function isSpace(placed: PlacedGlyph): boolean {
	return placed.text !== "" && placed.text.trim() === "";
}
