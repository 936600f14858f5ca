import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

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
	let isOver = false;
	const timer = setInterval(async () => {
		const run = await runOf(pid);
		if (isOver || !run) return;
		seen = run.isReady ? [...seen.slice(-SECONDS), run] : [];
		const [first] = seen;
		if (!first || seen.length <= SECONDS) return;
		if (run.ranMs - first.ranMs >= LEAST_SHARE * (run.at - first.at)) return;
		end();
		onStarving();
	}, CHECK_MS).unref();
	const end = () => {
		isOver = true;
		clearInterval(timer);
	};
	return end;
}

/** Of all its threads, since photos are decoded beside the main one; undefined once it has ended. */
async function runOf(pid: number): Promise<Run | undefined> {
	try {
		const tasks = `/proc/${pid}/task`;
		const runs = await Promise.all((await readdir(tasks)).map((thread) => runOfThread(`${tasks}/${thread}`)));
		return {
			isReady: runs.some(({ isReady }) => isReady),
			ranMs: runs.reduce((sum, { ranMs }) => sum + ranMs, 0),
			at: performance.now(),
		};
	} catch {
		return undefined;
	}
}

async function runOfThread(folder: string): Promise<Omit<Run, "at">> {
	const [stat = "", schedule = ""] = await Promise.all(
		["stat", "schedstat"].map((name) => readFile(`${folder}/${name}`, "utf8")),
	);
	// The name of a thread stands in brackets and may hold anything; its state follows.
	const isReady = stat.slice(stat.lastIndexOf(")") + 2).startsWith("R");
	return { isReady, ranMs: Number(schedule.split(" ")[0]) / 1e6 };
}
