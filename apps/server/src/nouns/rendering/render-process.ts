// Runs in a process of its own: takes requests, answers each. It knows neither the database nor the file store.
import { existsSync, writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { collector } from "../../adapters/heap/collector.ts";
import { clearScratchFolders } from "../../adapters/photo/scratch-folder.ts";
import { spareMemory } from "../../adapters/photo/spare-memory.ts";
import type { RenderAnswer, RenderRequest } from "./render-task.ts";
import { createWork } from "./work.ts";

const OOM_SCORE = "/proc/self/oom_score_adj";

/** Bytes. V8 keeps what heavy work has left behind until it needs the room; three of us at once have none to spare. */
const COLLECTED_ABOVE = 250 * 2 ** 20;

const answer = (message: RenderAnswer) => process.send?.(message);

// The parent says when it is over, also when a terminal or a supervisor signals us all.
process.on("SIGINT", () => {}).on("SIGTERM", () => {});
process.on("disconnect", () => process.exit());
// If the machine runs out of memory, this process goes rather than the shop.
if (existsSync(OOM_SCORE)) writeFileSync(OOM_SCORE, "800");
spareMemory();
// One that was ended at work could not tidy up.
await clearScratchFolders(Date.now());

const collect = collector();
const work = await createWork(process.argv[2] ?? "");

process.on("message", async ({ kind, input }: RenderRequest) => {
	try {
		const outcome = await work(kind, input);
		answer({ state: "done", outcome, rss: keptBytes() });
	} catch (error) {
		const { message, stack } = error instanceof Error ? error : new Error(String(error));
		answer({ state: "broken", message, stack, rss: keptBytes() });
	}
});
function keptBytes(): number {
	if (process.memoryUsage.rss() > COLLECTED_ABOVE)
		collect({ type: "major", execution: "sync", flavor: "last-resort" });
	return process.memoryUsage.rss();
}

answer({ state: "ready" });
// A process that is killed leaves none behind.
flushCompileCache();
