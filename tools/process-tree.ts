// What Linux tells about a process and its descendants.
import { globSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** Contents of a file in /proc, or nothing when the process has ended meanwhile. */
function readProc(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

/** The processes below one, at any depth, without itself. */
export function descendantsOf(pid: number): number[] {
	const children = globSync(`/proc/${pid}/task/*/children`).flatMap((path) =>
		readProc(path).split(" ").filter(Boolean).map(Number),
	);
	return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Whether it runs; a zombie that nobody has waited for does not. */
export function isRunning(pid: number): boolean {
	const state = /^State:\s+(\w)/m.exec(readProc(`/proc/${pid}/status`))?.[1];
	return state !== undefined && state !== "Z" && state !== "X";
}

/** Seconds of processor a process has used, those of the children it has waited for included. */
function processorSeconds(pid: number): number {
	const line = readProc(`/proc/${pid}/stat`);
	// The name in brackets may hold anything, so fields are counted after its end (man 5 proc).
	const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
	const ticks = fields.slice(11, 15).map(Number);
	return ticks.length < 4 ? 0 : ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND;
}

/** Seconds of processor a process and all below it have used. */
export function treeSeconds(pid: number): number {
	return [pid, ...descendantsOf(pid)].reduce((sum, each) => sum + processorSeconds(each), 0);
}

/**
 * Bytes a process and all below it hold in memory: shared pages are counted once (PSS), or as often as they are
 * mapped (RSS) where the kernel does not tell.
 */
export function treeBytes(pid: number): number {
	const pids = [pid, ...descendantsOf(pid)];
	return pids.reduce((sum, each) => sum + bytesOf(each), 0);
}

/** Bytes one process holds, shared pages by its share. */
export function bytesOf(pid: number): number {
	const shared = /^Pss:\s+(\d+) kB$/m.exec(readProc(`/proc/${pid}/smaps_rollup`))?.[1];
	const kilobytes = shared ?? /^VmRSS:\s+(\d+) kB$/m.exec(readProc(`/proc/${pid}/status`))?.[1];
	return Number(kilobytes ?? 0) * 1024;
}

/** The most a process has held since its start, shared pages in full; 0 once it has ended. */
export function peakBytesOf(pid: number): number {
	return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readProc(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

/** Seconds of all processors since the start of this machine that its host gave to other machines. */
export function stolenSeconds(): number {
	const ticks = /^cpu +(?:\d+ +){7}(\d+)/.exec(readProc("/proc/stat"))?.[1];
	return Number(ticks ?? 0) / TICKS_PER_SECOND;
}
