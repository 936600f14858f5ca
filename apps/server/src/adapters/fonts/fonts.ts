import { readFileSync } from "node:fs";
import { invariant } from "@offizin/base";
import { loadQrEncoder, type QrEncoder } from "@offizin/design";
import { createShaper, loadHyphenation, type Shaper } from "@offizin/text";
import { findFontFiles } from "./font-files.ts";

interface LoadedFont {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly sha256: string;
}

/** What pages are drawn with: the typefaces of designs, the shaper that knows them all, and the maker of codes. */
export interface Fonts {
	readonly shaper: Shaper;
	/** Makes the codes of designs. */
	readonly qr: QrEncoder;
	/** The whole TrueType file of a font a design may name. */
	file(id: string): LoadedFont | undefined;
}

/** Reads every design font. Throws when one is missing or cannot be used. */
export async function loadFonts(): Promise<Fonts> {
	const shaper = await createShaper();
	shaper.addHyphenator(await loadHyphenation("de"));
	const { ids, file } = findFontFiles();
	const fonts = new Map<string, LoadedFont>();
	for (const id of ids) {
		const found = file(id);
		invariant(found, `font ${id} has a file`);
		const bytes = new Uint8Array(readFileSync(found.path));
		const added = shaper.addFont(id, bytes);
		invariant(added.ok, `font ${id} (${found.path}) cannot be used`);
		fonts.set(id, { bytes, sha256: found.sha256 });
	}
	return { shaper, qr: await loadQrEncoder(), file: (id) => fonts.get(id) };
}
