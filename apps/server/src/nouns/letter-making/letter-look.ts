import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { invariant } from "@offizin/base";
import type { Look } from "@offizin/letters";
import type { ChannelKey } from "@offizin/sites";
import { createShaper, type Shaper } from "@offizin/text";

/** How a brand writes letters (brands.md): its type, and one colour. */
export const letterLooks: Readonly<Record<ChannelKey, Look>> = {
	papiervogel: {
		...{
			display: "fraunces-300",
			text: "figtree-400",
			strong: "figtree-600",
			fallback: ["commissioner-400"],
		},
		...{ ink: [34, 48, 42], accent: [168, 73, 46], quiet: [95, 111, 92], line: [217, 207, 192] },
	},
	bildwand: {
		...{ display: "archivo-600", text: "archivo-400", strong: "archivo-600", fallback: ["commissioner-400"] },
		...{ ink: [27, 27, 26], accent: [30, 57, 214], quiet: [107, 105, 99], line: [214, 211, 204] },
	},
};

const files: Readonly<Record<string, string>> = {
	"fraunces-300": "fraunces/300Light/Fraunces_300Light.ttf",
	"figtree-400": "figtree/400Regular/Figtree_400Regular.ttf",
	"figtree-600": "figtree/600SemiBold/Figtree_600SemiBold.ttf",
	"archivo-400": "archivo/400Regular/Archivo_400Regular.ttf",
	"archivo-600": "archivo/600SemiBold/Archivo_600SemiBold.ttf",
	"commissioner-400": "commissioner/400Regular/Commissioner_400Regular.ttf",
};

/** What letters are set with: a shaper that knows the type of both brands, and the files that go into them. */
export interface LetterFonts {
	readonly shaper: Shaper;
	readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** Throws when a file is missing or cannot be used. */
export async function loadLetterFonts(): Promise<LetterFonts> {
	const shaper = await createShaper();
	const bytes = new Map<string, Uint8Array>();
	for (const [id, file] of Object.entries(files)) {
		const path = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`));
		const read = new Uint8Array(readFileSync(path));
		invariant(shaper.addFont(id, read).ok, `font ${id} (${path}) can be used`);
		bytes.set(id, read);
	}
	return { shaper, bytes };
}
