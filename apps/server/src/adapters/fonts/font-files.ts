import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { designFonts } from "@offizin/templates";

export interface FontFile {
	readonly path: string;
	readonly sha256: string;
}

/** The TrueType files of the typefaces that designs may name. */
export interface FontFiles {
	readonly ids: readonly string[];
	file(id: string): FontFile | undefined;
}

/** Finds every font file and its hash. Throws when one is missing. */
export function findFontFiles(): FontFiles {
	const files = new Map(
		designFonts.map(({ id, file }) => {
			const path = fileURLToPath(import.meta.resolve(file));
			return [id, { path, sha256: createHash("sha256").update(readFileSync(path)).digest("hex") }];
		}),
	);
	return { ids: [...files.keys()], file: (id) => files.get(id) };
}
