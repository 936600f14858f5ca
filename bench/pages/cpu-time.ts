import { globSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

interface ProcessTime {
	readonly pid: number;
	readonly parent: number;
	readonly seconds: number;
}

/** Seconds of processor time a process and its children have used so far, all threads together. Linux only. */
export function cpuSecondsOf(pid: number): number {
	const processes = globSync("/proc/[0-9]*/stat").flatMap(readProcess);
	const secondsBelow = (parent: number): number =>
		processes
			.filter((one) => one.parent === parent)
			.reduce((sum, child) => sum + child.seconds + secondsBelow(child.pid), 0);
	const own = processes.find((one) => one.pid === pid);
	if (!own) throw new Error(`There is no process ${pid}, or no /proc to read its time from.`);
	return own.seconds + secondsBelow(pid);
}

function readProcess(path: string): ProcessTime[] {
	let line: string;
	try {
		line = readFileSync(path, "utf8");
	} catch {
		// It ended between being listed and being read.
		return [];
	}
	// The name in brackets may hold anything, so fields are counted after its end (man 5 proc).
	const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
	const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
	const pid = Number(line.slice(0, line.indexOf(" ")));
	return [{ pid, parent: parent ?? 0, seconds: ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND }];
}
