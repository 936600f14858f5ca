import { hex, latin1, utf16Hex } from "./encode-text.ts";
import type { EncodedGlyph, FontUse } from "./font.ts";
import type { ObjectWriter } from "./object-writer.ts";
import { subsetFont } from "./subset.ts";
import { formatNumber, formatNumbers, formatRef } from "./syntax.ts";
import type { FontMetrics } from "./truetype.ts";

const FIXED_PITCH = 1;
const SYMBOLIC = 4;
const ITALIC = 64;

/** Writes a used font as Type 0 with a TrueType descendant (ISO 32000-1, 9.7.4); character codes are glyph ids. */
export async function writeFont(out: ObjectWriter, use: FontUse): Promise<void> {
	const { font, codes } = use;
	const scale = 1000 / font.unitsPerEm;
	const name = `${subsetTag(codes)}+${font.postScriptName}`;
	const [file, descriptor, descendant, toUnicode] = [
		out.reserve(),
		out.reserve(),
		out.reserve(),
		out.reserve(),
	];
	const program = subsetFont(
		font,
		codes.map((code) => code.glyph),
	);
	await out.deflated(file, `/Length1 ${program.length}`, program);
	await out.object(
		descriptor,
		`<< /Type /FontDescriptor /FontName /${name} ${descriptorEntries(font.metrics, scale)} /FontFile2 ${formatRef(file)} >>`,
	);
	const widths = codes.map((code) => font.horizontal(code.glyph).advance * scale);
	await out.object(
		descendant,
		`<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo ${SYSTEM_INFO} ` +
			`/FontDescriptor ${formatRef(descriptor)} /W [0 [${formatNumbers(widths)}]] /CIDToGIDMap /Identity >>`,
	);
	await out.deflated(toUnicode, "", latin1(toUnicodeMap(codes)));
	await out.object(
		use.handle.ref,
		`<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H ` +
			`/DescendantFonts [${formatRef(descendant)}] /ToUnicode ${formatRef(toUnicode)} >>`,
	);
}

const SYSTEM_INFO = "<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>";

function descriptorEntries(metrics: FontMetrics, scale: number): string {
	const flags =
		SYMBOLIC | (metrics.isFixedPitch ? FIXED_PITCH : 0) | (metrics.italicAngle !== 0 ? ITALIC : 0);
	// No TrueType table gives the stem width; this is the usual estimate from the weight class.
	const stem = Math.round(10 + (220 * (metrics.weight - 50)) / 900);
	const scaled = (value: number) => formatNumber(Math.round(value * scale));
	return [
		`/Flags ${flags} /FontBBox [${metrics.box.map(scaled).join(" ")}]`,
		`/ItalicAngle ${formatNumber(metrics.italicAngle)} /Ascent ${scaled(metrics.ascent)}`,
		`/Descent ${scaled(metrics.descent)} /CapHeight ${scaled(metrics.capHeight)} /StemV ${stem}`,
	].join(" ");
}

/** Six capital letters from the subset's codes (FNV-1a), so that equal subsets have equal names. */
function subsetTag(codes: readonly EncodedGlyph[]): string {
	let hash = 0x811c9dc5;
	for (const { glyph, text } of codes) {
		for (const character of `${glyph}:${text};`) {
			hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
		}
	}
	let tag = "";
	for (let i = 0; i < 6; i++, hash = Math.floor(hash / 26)) tag += String.fromCharCode(65 + (hash % 26));
	return tag;
}

const ENTRIES_PER_BLOCK = 100;

/** The CMap from character codes to text (ISO 32000-1, 9.10.3); codes without text are left out. */
function toUnicodeMap(codes: readonly EncodedGlyph[]): string {
	const entries = codes.flatMap(({ text }, code) =>
		text === "" ? [] : [`<${hex(code, 4)}> <${utf16Hex(text)}>`],
	);
	const lines = [
		"/CIDInit /ProcSet findresource begin",
		"12 dict begin",
		"begincmap",
		"/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
		"/CMapName /Adobe-Identity-UCS def",
		"/CMapType 2 def",
		"1 begincodespacerange",
		"<0000> <FFFF>",
		"endcodespacerange",
	];
	for (let start = 0; start < entries.length; start += ENTRIES_PER_BLOCK) {
		const block = entries.slice(start, start + ENTRIES_PER_BLOCK);
		lines.push(`${block.length} beginbfchar`, ...block, "endbfchar");
	}
	lines.push("endcmap", "CMapName currentdict /CMap defineresource pop", "end", "end");
	return lines.join("\n");
}
