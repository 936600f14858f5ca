import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { invariant } from "@offizin/base";
import { designFonts } from "@offizin/templates";
import { createShaper, type Shaper } from "@offizin/text";

interface FontFile {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly sha256: string;
}

/** The typefaces designs are set in, and the shaper that knows them all. */
export interface Fonts {
	readonly shaper: Shaper;
	/** The whole TrueType file of a font a design may name. */
	file(id: string): FontFile | undefined;
}

/** Reads every design font. Throws when one is missing or cannot be used. */
export async function loadFonts(): Promise<Fonts> {
	const shaper = await createShaper();
	const files = new Map<string, FontFile>();
	for (const { id, file } of designFonts) {
		const bytes = new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file))));
		const added = shaper.addFont(id, bytes);
		invariant(added.ok, `font ${id} (${file}) cannot be used`);
		files.set(id, { bytes, sha256: createHash("sha256").update(bytes).digest("hex") });
	}
	return { shaper, file: (id) => files.get(id) };
}
