import { invariant } from "@offizin/base";
import { componentGlyphs, stripOutline } from "./glyph-outline.ts";
import { viewOf, writeSfnt } from "./sfnt.ts";
import type { TrueTypeFont } from "./truetype.ts";

/**
 * A font file with only the given glyphs, numbered by their place in the list, followed by the parts that
 * composed glyphs need. A glyph may be listed twice. Hinting is left out: presses do not use it, and
 * readers that do would move the outlines away from what the screen showed.
 */
export function subsetFont(font: TrueTypeFont, glyphs: readonly number[]): Uint8Array {
	const { list, numbers } = withParts(font, glyphs);
	const renumber = (glyph: number) => {
		const number = numbers.get(glyph);
		invariant(number !== undefined, `part ${glyph} is in the subset`);
		return number;
	};
	const outlines = list.map((glyph) => stripOutline(font.outline(glyph), renumber));
	const { glyf, loca } = outlineTables(outlines);
	return writeSfnt([
		["glyf", glyf],
		["head", patched(font, "head", 54, (view) => view.setInt16(50, 1))],
		["hhea", patched(font, "hhea", 36, (view) => view.setUint16(34, list.length))],
		["hmtx", horizontalMetrics(font, list)],
		["loca", loca],
		["maxp", patched(font, "maxp", 32, (view) => patchMaxima(view, list.length))],
	]);
}

function withParts(font: TrueTypeFont, glyphs: readonly number[]) {
	const list = [...glyphs];
	const numbers = new Map<number, number>();
	for (let number = 0; number < list.length; number++) {
		const glyph = list[number] ?? 0;
		if (!numbers.has(glyph)) numbers.set(glyph, number);
	}
	for (let number = 0; number < list.length; number++) {
		for (const part of componentGlyphs(font.outline(list[number] ?? 0)) ?? []) {
			if (numbers.has(part)) continue;
			numbers.set(part, list.length);
			list.push(part);
		}
	}
	return { list, numbers };
}

function outlineTables(outlines: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
	const size = outlines.reduce((sum, outline) => sum + evenLength(outline), 0);
	const glyf = new Uint8Array(size);
	const loca = new Uint8Array((outlines.length + 1) * 4);
	const view = viewOf(loca);
	let offset = 0;
	for (const [number, outline] of outlines.entries()) {
		glyf.set(outline, offset);
		offset += evenLength(outline);
		view.setUint32((number + 1) * 4, offset);
	}
	return { glyf, loca };
}

function horizontalMetrics(font: TrueTypeFont, list: readonly number[]): Uint8Array {
	const hmtx = new Uint8Array(list.length * 4);
	const view = viewOf(hmtx);
	for (const [number, glyph] of list.entries()) {
		const { advance, bearing } = font.horizontal(glyph);
		view.setUint16(number * 4, advance);
		view.setInt16(number * 4 + 2, bearing);
	}
	return hmtx;
}

function patchMaxima(view: DataView, glyphCount: number): void {
	view.setUint16(4, glyphCount);
	// maxStorage, maxFunctionDefs, maxInstructionDefs, maxStackElements, maxSizeOfInstructions: no programs left.
	for (const offset of [18, 20, 22, 24, 26]) view.setUint16(offset, 0);
}

function patched(
	font: TrueTypeFont,
	tag: string,
	length: number,
	patch: (view: DataView) => void,
): Uint8Array {
	const copy = font.tables.get(tag)?.slice(0, length);
	invariant(copy, `table ${tag} was checked`);
	patch(viewOf(copy));
	return copy;
}

function evenLength(outline: Uint8Array): number {
	return (outline.length + 1) & ~1;
}
