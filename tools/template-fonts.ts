import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { designFonts } from "@offizin/templates";
import { createShaper, type Shaper } from "@offizin/text";

const require = createRequire(import.meta.url);

/** A shaper with every font that designs may use. */
export async function loadDesignFonts(): Promise<Shaper> {
	const shaper = await createShaper();
	for (const { id, file } of designFonts) {
		const added = shaper.addFont(id, new Uint8Array(readFileSync(require.resolve(file))));
		if (!added.ok) throw new Error(`${file}: ${JSON.stringify(added.error)}`);
	}
	return shaper;
}
