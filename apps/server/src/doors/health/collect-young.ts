import { getHeapStatistics } from "node:v8";
import { collector } from "../../adapters/heap/collector.ts";

const EVERY_MS = 50;
/** Half of what makes V8 collect everything. */
const GROWTH_BYTES = 32e6;

interface Young {
	readonly everyMs?: number;
	/** Collects what is young; V8's own, unless told. */
	readonly collect?: () => void;
	/** Bytes of buffers that the heap holds. */
	readonly heldBytes?: () => number;
}

/**
 * Collects what is young whenever the bytes of requests have grown by 32 MB: V8 counts such buffers against the whole
 * heap and not against its youngest part, so that one visitor who uploads without a pause stopped the main thread for
 * a collection of everything every 0.8 s (15 ms and 50 ms in pieces, where the youngest takes 5). Returns what ends it.
 */
export function collectYoung(young: Young = {}): () => void {
	const { everyMs = EVERY_MS, collect = collectYoungest(), heldBytes = bufferBytes } = young;
	let keptBytes = heldBytes();
	const timer = setInterval(() => {
		const bytes = heldBytes();
		if (bytes > keptBytes + GROWTH_BYTES) collect();
		else if (bytes > keptBytes) return;
		keptBytes = heldBytes();
	}, everyMs);
	timer.unref();
	return () => clearInterval(timer);
}

/** What of V8 collects what is young. */
export function collectYoungest(): () => void {
	const collect = collector();
	return () => collect({ type: "minor" });
}

function bufferBytes(): number {
	return getHeapStatistics().external_memory;
}
