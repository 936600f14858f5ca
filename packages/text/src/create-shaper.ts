import { importAgain } from "@offizin/base";
import type { Shaper } from "./shaper.ts";

/**
 * Loads HarfBuzz, the line break rules and what sets text with them (once per process or page; importing this package
 * into a page alone does not) and returns a shaper without fonts. See the README for how the wasm file is found in Node
 * and in a bundle.
 */
export async function createShaper(): Promise<Shaper> {
	const { makeShaper } = await importAgain(loadEngine);
	return makeShaper();
}

const loadEngine = async () => await import("./shaping-engine.ts");

/** Begins to load what `createShaper` will ask for, and to make its wasm ready. A failure is met there, and tried again. */
export function prepareShaper(): void {
	void loadEngine().catch(() => undefined);
}
