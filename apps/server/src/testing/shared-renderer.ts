import { createLog } from "../adapters/log/log.ts";
import { createRenderPool } from "../nouns/rendering/render-pool.ts";
import type { Renderer } from "../nouns/rendering/renderer.ts";
import { startProcess } from "../nouns/rendering/start-process.ts";

let shared: Renderer | undefined;

/** Real render processes for all servers under test of this worker: starting some for each took most of the time. */
export function sharedRenderer(): Renderer {
	shared ??= createRenderPool({
		profileFolder: "var/test/no-profiles",
		log: createLog("silent"),
		standing: "beside",
		start: (settings) => startProcess({ ...settings, priority: 0 }),
	});
	return { run: shared.run, close: async () => {} };
}
