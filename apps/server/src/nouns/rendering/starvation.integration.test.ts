import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { canStandBehind } from "./start-process.ts";
import { watchStarving } from "./starvation.ts";

const started: ChildProcess[] = [];
afterEach(() => {
	for (const child of started) child.kill("SIGKILL");
});

const onMainThread = "for (;;);";
/** As photos are decoded: the main thread only waits. */
const besideIt = `const again = () => require("node:crypto").pbkdf2("a", "b", 1e7, 64, "sha512", again); again();`;

/** Works without end on the first processor, behind others or as one of them. */
function worker(prefix: readonly string[], work = onMainThread): number {
	const child = spawn("taskset", ["--cpu-list", "0", ...prefix, process.execPath, "-e", work]);
	started.push(child);
	if (child.pid === undefined) throw new Error("no process");
	return child.pid;
}

test.skipIf(!canStandBehind).each([
	["on its main thread", onMainThread],
	["beside it", besideIt],
])(
	"[security.H1] a process that works %s behind a greedy one is seen to starve; the other is not",
	async (_, work) => {
		const greedy = worker([]);
		const behind = worker(["chrt", "-i", "0"], work);
		const starving = Promise.withResolvers<string>();
		const ends = [
			watchStarving(behind, () => starving.resolve("behind")),
			watchStarving(greedy, () => starving.resolve("greedy")),
		];
		expect(await starving.promise).toBe("behind");
		for (const end of ends) end();
	},
	30_000,
);
