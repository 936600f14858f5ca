import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

const CHECK_MS = 1000;
/** Of so many seconds in a row it ran no more than this share. */
const SECONDS = 4;
const LEAST_SHARE = 0.1;

/** Whether this system tells how long a process has run (proc(5)). */
export const tellsRunTime: boolean = existsSync("/proc/self/schedstat");

interface Run {
	/** Ready to run, or running. */
	readonly isReady: boolean;
	readonly ranMs: number;
	readonly at: number;
}

/**
 * Calls back once when a process has wanted a processor for seconds and got next to none, as one that stands behind all
 * others does where other programs take every processor. Returns what ends the watch.
 */
export function watchStarving(pid: number, onStarving: () => void): () => void {
	let seen: Run[] = [];
	const timer = setInterval(async () => {
		const run = await runOf(pid);
		if (!run) return;
		seen = run.isReady ? [...seen.slice(-SECONDS), run] : [];
		const [first] = seen;
		if (!first || seen.length <= SECONDS) return;
		if (run.ranMs - first.ranMs >= LEAST_SHARE * (run.at - first.at)) return;
		clearInterval(timer);
		onStarving();
	}, CHECK_MS).unref();
	return () => clearInterval(timer);
}

/** Of its main thread; undefined once it has ended. */
async function runOf(pid: number): Promise<Run | undefined> {
	try {
		const [stat, schedule] = await Promise.all(
			["stat", "schedstat"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8")),
		);
		// The name of a process stands in brackets and may hold anything; its state follows.
		const isReady = stat?.slice(stat.lastIndexOf(")") + 2).startsWith("R") ?? false;
		return { isReady, ranMs: Number(schedule?.split(" ")[0]) / 1e6, at: performance.now() };
	} catch {
		return undefined;
	}
}
