import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { invariant } from "@offizin/base";
import { loadQrEncoder, type QrEncoder } from "@offizin/design";
import { designFonts } from "@offizin/templates";
import { createShaper, loadHyphenation, type Shaper } from "@offizin/text";

interface FontFile {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly sha256: string;
}

/** What pages are drawn with: the typefaces of designs, the shaper that knows them all, and the maker of codes. */
export interface Fonts {
	readonly shaper: Shaper;
	/** Makes the codes of designs. */
	readonly qr: QrEncoder;
	/** The whole TrueType file of a font a design may name. */
	file(id: string): FontFile | undefined;
}

/** Reads every design font. Throws when one is missing or cannot be used. */
export async function loadFonts(): Promise<Fonts> {
	const shaper = await createShaper();
	shaper.addHyphenator(await loadHyphenation("de"));
	const files = new Map<string, FontFile>();
	for (const { id, file } of designFonts) {
		const bytes = new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file))));
		const added = shaper.addFont(id, bytes);
		invariant(added.ok, `font ${id} (${file}) cannot be used`);
		files.set(id, { bytes, sha256: createHash("sha256").update(bytes).digest("hex") });
	}
	return { shaper, qr: await loadQrEncoder(), file: (id) => files.get(id) };
}
