// Runs in a process of its own: takes requests, answers each. It knows neither the database nor the file store.
import { existsSync, writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import sharp from "sharp";
import type { RenderAnswer, RenderRequest } from "./render-task.ts";
import { createWork } from "./work.ts";

const OOM_SCORE = "/proc/self/oom_score_adj";

const answer = (message: RenderAnswer) => process.send?.(message);

// The parent says when it is over, also when a terminal or a supervisor signals us all.
process.on("SIGINT", () => {}).on("SIGTERM", () => {});
process.on("disconnect", () => process.exit());
// If the machine runs out of memory, this process goes rather than the shop.
if (existsSync(OOM_SCORE)) writeFileSync(OOM_SCORE, "800");
sharp.cache(false);
sharp.concurrency(1);

const work = await createWork(process.argv[2] ?? "");

process.on("message", async ({ kind, input }: RenderRequest) => {
	try {
		const outcome = await work(kind, input);
		answer({ state: "done", outcome, rss: process.memoryUsage.rss() });
	} catch (error) {
		const { message, stack } = error instanceof Error ? error : new Error(String(error));
		answer({ state: "broken", message, stack, rss: process.memoryUsage.rss() });
	}
});
answer({ state: "ready" });
// A process that is killed leaves none behind.
flushCompileCache();
