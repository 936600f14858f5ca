import { err, invariant, ok, type Result } from "@offizin/base";
import { componentGlyphs } from "./glyph-outline.ts";
import { damagedFont, type FontError, readSfnt, type SfntTables, viewOf } from "./sfnt.ts";

/** Figures for the font descriptor, in font units; the angle in degrees counter-clockwise from upright. */
export interface FontMetrics {
	readonly box: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
	readonly ascent: number;
	readonly descent: number;
	readonly capHeight: number;
	readonly italicAngle: number;
	readonly weight: number;
	readonly isFixedPitch: boolean;
}

/** A TrueType font whose tables and outlines have been checked. */
export interface TrueTypeFont {
	readonly postScriptName: string;
	readonly unitsPerEm: number;
	readonly glyphCount: number;
	readonly metrics: FontMetrics;
	readonly tables: SfntTables;
	/** Advance width and left side bearing in font units. */
	horizontal(glyph: number): { readonly advance: number; readonly bearing: number };
	/** The glyph's bytes in the glyf table; empty for a space. */
	outline(glyph: number): Uint8Array;
}

/** Least lengths of the tables that are read. */
const NEEDED = {
	head: 54,
	hhea: 36,
	maxp: 32,
	hmtx: 4,
	loca: 4,
	glyf: 0,
	"OS/2": 78,
	post: 32,
	name: 6,
} as const;
const RESTRICTED_LICENCE = 0x0002;
const POSTSCRIPT_NAME_ID = 6;

/**
 * Reads a font file with TrueType outlines. Refused are PostScript outlines ("font-cff"), collections,
 * variable fonts (their outlines depend on settings), fonts whose OS/2 table forbids embedding, and damage.
 */
export function readFont(bytes: Uint8Array): Result<TrueTypeFont, FontError> {
	const read = readSfnt(bytes);
	if (!read.ok) return read;
	const tables = read.value;
	if (tables.has("fvar"))
		return err({ code: "font-variable", message: "a variable font; an instance is needed" });
	for (const [tag, length] of Object.entries(NEEDED)) {
		if ((tables.get(tag)?.length ?? -1) < length) return damagedFont(`table ${tag} is missing or short`);
	}
	const head = tableView(tables, "head");
	const os2 = tableView(tables, "OS/2");
	if (os2.getUint16(8) & RESTRICTED_LICENCE) {
		return err({ code: "font-embedding-forbidden", message: "the font's licence bits forbid embedding" });
	}
	const unitsPerEm = head.getUint16(18);
	if (unitsPerEm === 0) return damagedFont("zero units per em");
	const font: TrueTypeFont = {
		postScriptName: postScriptName(tableView(tables, "name")),
		unitsPerEm,
		glyphCount: tableView(tables, "maxp").getUint16(4),
		metrics: readMetrics(head, os2, tableView(tables, "post")),
		tables,
		...glyphReaders(tables),
	};
	const fault = findFault(font);
	return fault === undefined ? ok(font) : damagedFont(fault);
}

function glyphReaders(tables: SfntTables): Pick<TrueTypeFont, "horizontal" | "outline"> {
	const hmtx = tableView(tables, "hmtx");
	const loca = tableView(tables, "loca");
	const glyf = table(tables, "glyf");
	const longMetrics = tableView(tables, "hhea").getUint16(34);
	const isLong = tableView(tables, "head").getInt16(50) === 1;
	const offset = (index: number) => (isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2);
	return {
		horizontal(glyph) {
			const full = Math.min(glyph, longMetrics - 1);
			const bearingAt = glyph < longMetrics ? glyph * 4 + 2 : longMetrics * 4 + (glyph - longMetrics) * 2;
			return { advance: hmtx.getUint16(full * 4), bearing: hmtx.getInt16(bearingAt) };
		},
		outline: (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1)),
	};
}

function findFault(font: TrueTypeFont): string | undefined {
	const isLong = tableView(font.tables, "head").getInt16(50) === 1;
	const loca = tableView(font.tables, "loca");
	const longMetrics = tableView(font.tables, "hhea").getUint16(34);
	const metricsLength = longMetrics * 4 + (font.glyphCount - longMetrics) * 2;
	if (font.glyphCount === 0 || longMetrics === 0 || longMetrics > font.glyphCount)
		return "wrong glyph counts";
	if (table(font.tables, "hmtx").length < metricsLength) return "table hmtx is short";
	if (loca.byteLength < (font.glyphCount + 1) * (isLong ? 4 : 2)) return "table loca is short";
	const glyfLength = table(font.tables, "glyf").length;
	let start = 0;
	for (let glyph = 0; glyph <= font.glyphCount; glyph++) {
		const end = isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;
		if (end < start || end > glyfLength) return `glyph ${glyph} lies outside table glyf`;
		start = end;
	}
	for (let glyph = 0; glyph < font.glyphCount; glyph++) {
		const components = componentGlyphs(font.outline(glyph));
		if (!components) return `glyph ${glyph} is damaged`;
		if (components.some((component) => component >= font.glyphCount))
			return `glyph ${glyph} has unknown parts`;
	}
	return undefined;
}

function readMetrics(head: DataView, os2: DataView, post: DataView): FontMetrics {
	const ascent = os2.getInt16(68);
	const hasCapHeight = os2.getUint16(0) >= 2 && os2.byteLength >= 90;
	return {
		box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
		ascent,
		descent: os2.getInt16(70),
		capHeight: hasCapHeight ? os2.getInt16(88) : ascent,
		italicAngle: post.getInt32(4) / 65536,
		weight: os2.getUint16(4),
		isFixedPitch: post.getUint32(12) !== 0,
	};
}

/** The PostScript name reduced to its allowed characters, "Font" when the file has none. */
function postScriptName(name: DataView): string {
	const count = name.getUint16(2);
	const storage = name.getUint16(4);
	for (let record = 6; record + 12 <= name.byteLength && record < 6 + count * 12; record += 12) {
		if (name.getUint16(record + 6) !== POSTSCRIPT_NAME_ID) continue;
		const start = storage + name.getUint16(record + 10);
		const end = Math.min(start + name.getUint16(record + 8), name.byteLength);
		let text = "";
		// Names are ASCII, in one byte (Macintosh) or two (Windows, where the high byte is zero).
		for (let at = start; at < end; at++) text += String.fromCharCode(name.getUint8(at));
		const allowed = text.replace(/[^A-Za-z0-9_-]/g, "");
		if (allowed !== "") return allowed;
	}
	return "Font";
}

function table(tables: SfntTables, tag: string): Uint8Array {
	const bytes = tables.get(tag);
	invariant(bytes, `table ${tag} was checked`);
	return bytes;
}

function tableView(tables: SfntTables, tag: string): DataView {
	return viewOf(table(tables, tag));
}
