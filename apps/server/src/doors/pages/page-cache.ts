import { isWithin } from "../../adapters/files/is-within.ts";
import type { KeepFor } from "./cache-directives.ts";
import type { KeptPage } from "./kept-page.ts";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PAGES = 5000;

interface Entry {
	readonly page: KeptPage;
	readonly remake: () => Promise<void>;
	readonly keep: KeepFor;
	readonly madeAt: Date;
}

export interface Found {
	readonly page: KeptPage;
	readonly isFresh: boolean;
}

/** Pages in memory, fresh briefly and stale long; the one not asked for longest goes first. Empty after a start. */
export interface PageCache {
	/** A page that is no longer fresh is remade behind the scenes, once. */
	get(key: string): Found | undefined;
	/** `remake` puts a newer page under the same key; it deals with its own errors. */
	put(key: string, page: KeptPage, keep: KeepFor, remake: () => Promise<void>): void;
	clear(): void;
}

export function createPageCache(now: () => Date): PageCache {
	const entries = new Map<string, Entry>();
	const running = new Set<string>();
	let bytes = 0;

	function remove(key: string): void {
		bytes -= entries.get(key)?.page.bytes ?? 0;
		entries.delete(key);
	}

	function refresh(key: string, { remake }: Entry): void {
		if (running.has(key)) return;
		running.add(key);
		const done = () => running.delete(key);
		remake().then(done, done);
	}

	return {
		get(key) {
			const entry = entries.get(key);
			if (!entry) return undefined;
			const at = now();
			const { freshMs, staleMs } = entry.keep;
			if (!isWithin(freshMs + staleMs, entry.madeAt, at)) {
				remove(key);
				return undefined;
			}
			entries.delete(key);
			entries.set(key, entry);
			const isFresh = isWithin(freshMs, entry.madeAt, at);
			if (!isFresh) refresh(key, entry);
			return { page: entry.page, isFresh };
		},
		put(key, page, keep, remake) {
			remove(key);
			entries.set(key, { page, remake, keep, madeAt: now() });
			bytes += page.bytes;
			for (const oldest of entries.keys()) {
				if (bytes <= MAX_BYTES && entries.size <= MAX_PAGES) break;
				remove(oldest);
			}
		},
		clear() {
			entries.clear();
			bytes = 0;
		},
	};
}
