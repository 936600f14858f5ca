import { err, ok, type Result } from "@offizin/base";
import type { Face } from "harfbuzzjs";

/** Why a font file cannot be used. `detail` is for logs, not for shoppers. */
export interface FontError {
	readonly code: "font_unreadable" | "font_legacy_kern";
	readonly detail: string;
}

const SFNT_VERSIONS = [0x00010000, 0x4f54544f, 0x74727565];
const REQUIRED_TABLES = ["cmap", "head", "hhea", "hmtx", "maxp"];
const OUTLINE_TABLES = ["glyf", "CFF ", "CFF2"];

/**
 * Checks that the bytes are one complete TrueType or OpenType font (not WOFF, not a collection).
 * HarfBuzz itself accepts anything and then draws nothing.
 */
export function checkFontFile(bytes: Uint8Array): Result<ReadonlySet<string>, FontError> {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (bytes.byteLength < 12 || !SFNT_VERSIONS.includes(view.getUint32(0))) {
		return unreadable("not a TrueType or OpenType file");
	}
	const count = view.getUint16(4);
	if (bytes.byteLength < 12 + 16 * count) return unreadable("table directory is cut off");
	const tables = new Set<string>();
	for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
		const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
		if (view.getUint32(entry + 8) + view.getUint32(entry + 12) > bytes.byteLength) {
			return unreadable(`table ${tag} is cut off`);
		}
		tables.add(tag);
	}
	const missing = REQUIRED_TABLES.filter((tag) => !tables.has(tag));
	if (missing.length > 0) return unreadable(`table ${missing.join(", ")} is missing`);
	if (!OUTLINE_TABLES.some((tag) => tables.has(tag))) return unreadable("no outline table");
	return ok(tables);
}

/**
 * Refuses a face that maps no character, and one whose only kerning is a legacy `kern` table:
 * the shaping wasm is built HB_TINY and ignores that table, so the letters would stand too far apart.
 */
export function checkFace(face: Face, tables: ReadonlySet<string>): Result<null, FontError> {
	if (face.collectUnicodes().length === 0) return unreadable("no character is mapped to a glyph");
	if (tables.has("kern") && !face.getTableFeatureTags("GPOS").includes("kern")) {
		return err({ code: "font_legacy_kern", detail: "kerning only in a legacy kern table" });
	}
	return ok(null);
}

/** Tags of the features of all scripts and languages of a face. */
export function featuresOf(face: Face): ReadonlySet<string> {
	return new Set([...face.getTableFeatureTags("GSUB"), ...face.getTableFeatureTags("GPOS")].sort());
}

function unreadable(detail: string): Result<never, FontError> {
	return err({ code: "font_unreadable", detail });
}
