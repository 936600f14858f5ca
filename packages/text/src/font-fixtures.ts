import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Shaper } from "./shaper.ts";

const require = createRequire(import.meta.url);
const files = {
	cormorant: "cormorant-garamond/400Regular/CormorantGaramond_400Regular.ttf",
	jost: "jost/400Regular/Jost_400Regular.ttf",
	pinyon: "pinyon-script/400Regular/PinyonScript_400Regular.ttf",
	italiana: "italiana/400Regular/Italiana_400Regular.ttf",
	figtree: "figtree/400Regular/Figtree_400Regular.ttf",
	fraunces: "fraunces/400Regular/Fraunces_400Regular.ttf",
};
export type FixtureFont = keyof typeof files;
export const fixtureFonts = Object.keys(files) as FixtureFont[];

/** The bytes of a real font, as a customer's browser or the press gets them. */
export function fontBytes(font: FixtureFont): Uint8Array {
	return new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${files[font]}`)));
}

export function addFixtureFonts(shaper: Shaper): Shaper {
	for (const font of fixtureFonts) {
		const added = shaper.addFont(font, fontBytes(font));
		if (!added.ok) throw new Error(`${font}: ${added.error.detail}`);
	}
	return shaper;
}

/** A copy of Jost whose directory names one table differently. */
export function withTableRenamed(from: string, to: string): Uint8Array {
	const bytes = fontBytes("jost");
	bytes.set(new TextEncoder().encode(to), directoryEntry(bytes, from));
	return bytes;
}

/** Where a table of a font file starts. */
export function tableOffset(bytes: Uint8Array, tag: string): number {
	return new DataView(bytes.buffer).getUint32(directoryEntry(bytes, tag) + 8);
}

function directoryEntry(bytes: Uint8Array, tag: string): number {
	const count = new DataView(bytes.buffer).getUint16(4);
	const entries = Array.from({ length: count }, (_, index) => 12 + 16 * index);
	const entry = entries.find((start) => String.fromCharCode(...bytes.subarray(start, start + 4)) === tag);
	if (entry === undefined) throw new Error(`the font has no table ${tag}`);
	return entry;
}
