import type { Path } from "@offizin/geometry";
import type { ObjectReader } from "./object-reader.ts";
import { createOutlineReader, type OutlineReader } from "./outline-reader.ts";
import { damaged } from "./read-error.ts";
import { readToUnicode } from "./to-unicode.ts";
import { asArray, asDict, asName, asNumber, asStream, EMPTY_DICT, type PdfDict } from "./value.ts";

/** What the file says about one of its fonts. */
export interface FontFacts {
	/** Number of the font object, 0 for one that stands in its resource dictionary. */
	readonly object: number;
	/** PostScript name without the tag of a subset. */
	readonly name: string;
	/** Six letters before the plus sign, for a subset. */
	readonly subset?: string;
	/** Such as "Type0 CIDFontType2" or "TrueType". */
	readonly type: string;
	/** Kind of the embedded program; absent for a font that is not embedded. */
	readonly embedded?: "TrueType" | "Type1" | "CFF";
	readonly hasToUnicode: boolean;
}

/** A font ready to be shown: widths in em, texts and outlines by character code. */
export interface ShownFont extends FontFacts {
	readonly codeBytes: 1 | 2;
	width(code: number): number;
	text(code: number): string | undefined;
	/** Undefined where the outline cannot be read; empty for a space. */
	outline(code: number): Path | undefined;
}

const PROGRAMS = { FontFile2: "TrueType", FontFile: "Type1", FontFile3: "CFF" } as const;
const SUBSET = /^([A-Z]{6})\+(.+)$/;

interface FontParts {
	readonly facts: FontFacts;
	/** The dictionary with widths and descriptor: the descendant of a Type 0 font, else the font itself. */
	readonly dict: PdfDict;
	readonly descriptor: PdfDict;
}

async function fontParts(objects: ObjectReader, font: PdfDict, object: number): Promise<FontParts> {
	const type = asName(await objects.get(font, "Subtype")) ?? "?";
	const descendants = asArray(await objects.get(font, "DescendantFonts"));
	const dict = descendants ? (asDict(await objects.resolve(descendants[0])) ?? EMPTY_DICT) : font;
	const descriptor = await objects.dict(dict, "FontDescriptor");
	const baseFont = asName(await objects.get(font, "BaseFont")) ?? "";
	const [, subset, rest] = SUBSET.exec(baseFont) ?? [];
	let embedded: FontFacts["embedded"];
	for (const [key, program] of Object.entries(PROGRAMS)) {
		if (asStream(await objects.get(descriptor, key))) embedded = program;
	}
	const facts: FontFacts = {
		object,
		name: rest ?? baseFont,
		type: descendants ? `${type} ${asName(await objects.get(dict, "Subtype")) ?? "?"}` : type,
		hasToUnicode: asStream(await objects.get(font, "ToUnicode")) !== undefined,
		...(subset !== undefined && { subset }),
		...(embedded && { embedded }),
	};
	return { facts, dict, descriptor };
}

export async function readFontFacts(
	objects: ObjectReader,
	font: PdfDict,
	object: number,
): Promise<FontFacts> {
	return (await fontParts(objects, font, object)).facts;
}

/**
 * Reads a font for showing. Outlines are known for embedded TrueType programs under Identity-H, which is what
 * our writer makes; other fonts have widths and texts only.
 */
export async function readShownFont(
	objects: ObjectReader,
	font: PdfDict,
	object: number,
): Promise<ShownFont> {
	const { facts, dict, descriptor } = await fontParts(objects, font, object);
	const toUnicode = asStream(await objects.get(font, "ToUnicode"));
	const texts = toUnicode ? readToUnicode(await objects.bytes(toUnicode)) : new Map<number, string>();
	const isComposite = dict !== font;
	const isIdentity = isComposite && asName(await objects.get(font, "Encoding")) === "Identity-H";
	const glyphOf = isIdentity ? await glyphMap(objects, dict) : undefined;
	const program = asStream(await objects.get(descriptor, "FontFile2"));
	let outlines: OutlineReader | undefined;
	if (program && glyphOf) outlines = createOutlineReader(await objects.bytes(program));
	const width = isComposite ? await cidWidths(objects, dict) : await simpleWidths(objects, dict, descriptor);
	return {
		...facts,
		codeBytes: isComposite ? 2 : 1,
		width,
		text: (code) => texts.get(code),
		outline: (code) => outlines?.(glyphOf?.(code) ?? 0),
	};
}

/** From character codes to glyphs of the program (ISO 32000-1, 9.7.4.2). */
async function glyphMap(
	objects: ObjectReader,
	dict: PdfDict,
): Promise<((code: number) => number) | undefined> {
	const map = await objects.get(dict, "CIDToGIDMap");
	const stream = asStream(map);
	if (!stream) return map === null || asName(map) === "Identity" ? (code) => code : undefined;
	const bytes = await objects.bytes(stream);
	return (code) => ((bytes[code * 2] ?? 0) << 8) | (bytes[code * 2 + 1] ?? 0);
}

const MAX_WIDTHS = 200_000;

async function cidWidths(objects: ObjectReader, dict: PdfDict): Promise<(code: number) => number> {
	const normal = asNumber(await objects.get(dict, "DW")) ?? 1000;
	const widths = new Map<number, number>();
	const items = asArray(await objects.get(dict, "W")) ?? [];
	for (let i = 0; i < items.length; ) {
		const first = asNumber(await objects.resolve(items[i])) ?? damaged("a font's widths are broken");
		const next = await objects.resolve(items[i + 1]);
		const list = asArray(next);
		if (list) {
			for (const [n, item] of list.entries()) {
				widths.set(first + n, asNumber(await objects.resolve(item)) ?? normal);
			}
			i += 2;
		} else {
			const last = asNumber(next) ?? damaged("a font's widths are broken");
			const width = asNumber(await objects.resolve(items[i + 2])) ?? normal;
			for (let code = first; code <= last && widths.size < MAX_WIDTHS; code++) widths.set(code, width);
			i += 3;
		}
	}
	return (code) => (widths.get(code) ?? normal) / 1000;
}

async function simpleWidths(
	objects: ObjectReader,
	dict: PdfDict,
	descriptor: PdfDict,
): Promise<(code: number) => number> {
	const first = asNumber(await objects.get(dict, "FirstChar")) ?? 0;
	const widths = (await objects.numbers(dict, "Widths")) ?? [];
	const missing = asNumber(await objects.get(descriptor, "MissingWidth")) ?? 0;
	return (code) => (widths[code - first] ?? missing) / 1000;
}
