import { treeBytes } from "../../process-tree.ts";
import { type Spread, spreadOf } from "../watch/sample.ts";

export interface GaugesSeen {
	/** Bytes of the process tree, medians of quarters of the time. */
	readonly secondQuarter: number;
	readonly lastQuarter: number;
	readonly peak: number;
	/** Bytes in use. */
	readonly heap: Spread;
	/** Milliseconds, p99 of the time between two readings. */
	readonly loop: Spread;
}

const EVERY_MS = 2000;

/** Reads memory and the server's own figures every two seconds. */
export function startGauges(origin: string, pid: number): { stop(): Promise<GaugesSeen> } {
	const trees: number[] = [];
	const heaps: number[] = [];
	const loops: number[] = [];
	async function read(): Promise<void> {
		trees.push(treeBytes(pid));
		const answer = await fetch(`${origin}/metrics`);
		if (!answer.ok) return;
		const text = await answer.text();
		const gauge = (name: string) =>
			Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(text)?.[1] ?? 0);
		heaps.push(gauge("nodejs_heap_size_used_bytes"));
		loops.push(gauge("nodejs_eventloop_lag_p99_seconds") * 1000);
	}
	let reading = Promise.resolve();
	const timer = setInterval(() => {
		reading = read();
	}, EVERY_MS);
	return {
		async stop() {
			clearInterval(timer);
			await reading;
			const quarter = (from: number, to: number) =>
				spreadOf(trees.slice(Math.floor(trees.length * from), Math.ceil(trees.length * to))).p50;
			return {
				secondQuarter: quarter(0.25, 0.5),
				lastQuarter: quarter(0.75, 1),
				peak: Math.max(0, ...trees),
				heap: spreadOf(heaps),
				loop: spreadOf(loops),
			};
		},
	};
}
