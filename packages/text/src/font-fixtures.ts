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
