import { performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { collector } from "../../adapters/heap/collector.ts";

const EVERY_MS = 5000;
/** Share of the time in which the loop may be busy: a balancer that asks keeps it at about 0.03. */
const REST_SHARE = 0.1;
/** A heap so much larger than after the last collection is worth the next one. */
const GROWTH = 1.15;

interface Resting {
	readonly everyMs?: number;
	/** Collects the whole heap; V8's own, unless told. */
	readonly collect?: () => void;
}

/**
 * Collects garbage once nobody asks for anything, and gives its pages back to the system: V8 collects when it needs
 * room, so a server at rest would keep what its busiest minute took (docs/memory.md). It takes about 200 ms, in which
 * nobody is answered, but only after `everyMs` milliseconds in which almost nobody asked. Returns what ends it.
 */
export function collectAtRest({ everyMs = EVERY_MS, collect = collectWhole() }: Resting = {}): () => void {
	let before = performance.eventLoopUtilization();
	let keptBytes = 0;
	const timer = setInterval(() => {
		const now = performance.eventLoopUtilization();
		const { utilization } = performance.eventLoopUtilization(now, before);
		before = now;
		if (utilization > REST_SHARE || heapBytes() < keptBytes * GROWTH) return;
		collect();
		keptBytes = heapBytes();
		before = performance.eventLoopUtilization();
	}, everyMs);
	timer.unref();
	return () => clearInterval(timer);
}

/** What of V8 collects everything and gives the pages back. */
export function collectWhole(): () => void {
	const collect = collector();
	return () => collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

function heapBytes(): number {
	return getHeapStatistics().total_heap_size;
}
