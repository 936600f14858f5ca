import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { watchStarving } from "./starvation.ts";

const started: ChildProcess[] = [];
afterEach(() => {
	for (const child of started) child.kill("SIGKILL");
});

/** Works without end on the first processor, behind others or as one of them. */
function worker(prefix: readonly string[]): number {
	const child = spawn("taskset", ["--cpu-list", "0", ...prefix, process.execPath, "-e", "for (;;);"]);
	started.push(child);
	if (child.pid === undefined) throw new Error("no process");
	return child.pid;
}

test("[security.H1] a process behind another that takes the whole processor is seen to starve; the other is not", async () => {
	const greedy = worker([]);
	const behind = worker(["chrt", "--idle", "0"]);
	const starving = Promise.withResolvers<string>();
	const ends = [
		watchStarving(behind, () => starving.resolve("behind")),
		watchStarving(greedy, () => starving.resolve("greedy")),
	];
	expect(await starving.promise).toBe("behind");
	for (const end of ends) end();
}, 30_000);
