import { ok, type Result } from "@offizin/base";
import type { Face } from "harfbuzzjs";
import { createShaper } from "./create-shaper.ts";
import type { FontError } from "./font-file.ts";
import { type FontLanguage, lettersOf } from "./language-letters.ts";

/** What the maker allows (OS/2 fsType); "unknown" where the font does not say. A restricted font may not be printed. */
export type EmbeddingPermission = "installable" | "editable" | "preview" | "restricted" | "unknown";

/** What somebody who takes a font into the collection must know about it. */
export interface FontReport {
	readonly family: string;
	/** Such as "Regular" or "Light Italic". */
	readonly style: string;
	/** From the name table (ids 0, 13, 14); "" where the maker left it out. */
	readonly copyright: string;
	readonly licence: string;
	readonly licenceUrl: string;
	readonly embedding: {
		readonly permission: EmbeddingPermission;
		/** Print files hold subsets only. */
		readonly allowsSubset: boolean;
		/** Only bitmaps of it may be embedded, which a press cannot use. */
		readonly bitmapsOnly: boolean;
	};
	/** False: letters are set without kerning. A font whose kerning the shaper cannot read is refused instead. */
	readonly hasKerning: boolean;
	readonly features: readonly string[];
	/** By language what the font cannot draw; empty: it sets the language. */
	readonly missing: Readonly<Record<FontLanguage, readonly string[]>>;
}

/** Reads a whole TrueType or OpenType file; refuses the same files as `Shaper.addFont`. */
export async function inspectFont(bytes: Uint8Array): Promise<Result<FontReport, FontError>> {
	const shaper = await createShaper();
	const added = shaper.addFont("inspected", bytes);
	if (!added.ok) return added;
	const harfbuzz = await import("harfbuzzjs");
	const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
	const features = shaper.features("inspected");
	const missingIn = (language: FontLanguage) => shaper.missing("inspected", lettersOf(language).join(""));
	return ok({
		family: nameOf(face, 16) || nameOf(face, 1),
		style: nameOf(face, 17) || nameOf(face, 2),
		copyright: nameOf(face, 0),
		licence: nameOf(face, 13),
		licenceUrl: nameOf(face, 14),
		embedding: embeddingOf(face.referenceTable("OS/2")),
		hasKerning: features.has("kern"),
		features: [...features],
		missing: {
			de: missingIn("de"),
			fr: missingIn("fr"),
			it: missingIn("it"),
			es: missingIn("es"),
			nl: missingIn("nl"),
			pl: missingIn("pl"),
			cs: missingIn("cs"),
			tr: missingIn("tr"),
		},
	});
}

function nameOf(face: Face, id: number): string {
	return face.getName(id, "en").trim();
}

function embeddingOf(table: Uint8Array | undefined): FontReport["embedding"] {
	if (!table || table.byteLength < 10) {
		return { permission: "unknown", allowsSubset: true, bitmapsOnly: false };
	}
	const type = new DataView(table.buffer, table.byteOffset, table.byteLength).getUint16(8);
	return {
		permission: permissionOf(type & 0x0f),
		allowsSubset: (type & 0x100) === 0,
		bitmapsOnly: (type & 0x200) !== 0,
	};
}

/** Old fonts set several bits; then the least restrictive counts (OpenType, OS/2 versions 0 to 2). */
function permissionOf(bits: number): EmbeddingPermission {
	if (bits === 0) return "installable";
	if (bits & 0x8) return "editable";
	if (bits & 0x4) return "preview";
	return bits & 0x2 ? "restricted" : "unknown";
}
