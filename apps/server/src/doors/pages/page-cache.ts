import { isWithin } from "../../adapters/files/is-within.ts";
import type { KeepFor } from "./cache-directives.ts";
import type { KeptPage } from "./kept-page.ts";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PAGES = 5000;
/** As many as may come while one page is made; after more of them it is not kept. */
const MAX_PURGES = 1000;

/** What a page is kept with. */
interface Keeping {
	readonly keep: KeepFor;
	/** Puts a newer page under the same key; it deals with its own errors. */
	readonly remake: () => Promise<void>;
	/** Names of the contents it was made from. */
	readonly contents: ReadonlySet<string>;
	/** `purges` when making it began. */
	readonly since: number;
}

interface Entry extends Keeping {
	readonly page: KeptPage;
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
	/** A page whose contents were purged while it was made is not kept. */
	put(key: string, page: KeptPage, keeping: Keeping): void;
	/** How often pages have been purged so far. */
	readonly purges: number;
	/** Forgets the pages made from contents that `isMeant` names. */
	purge(isMeant: (content: string) => boolean): void;
	clear(): void;
}

export function createPageCache(now: () => Date): PageCache {
	const entries = new Map<string, Entry>();
	const running = new Set<string>();
	const purged: ((content: string) => boolean)[] = [];
	let forgotten = 0;
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
		get purges() {
			return forgotten + purged.length;
		},
		purge(isMeant) {
			purged.push(isMeant);
			if (purged.length > MAX_PURGES) {
				purged.shift();
				forgotten += 1;
			}
			for (const [key, { contents }] of entries) if (isAnyOf(contents, isMeant)) remove(key);
		},
		put(key, page, keeping) {
			remove(key);
			const { contents, since } = keeping;
			if (contents.size > 0 && since < forgotten) return;
			if (purged.slice(since - forgotten).some((isMeant) => isAnyOf(contents, isMeant))) return;
			entries.set(key, { ...keeping, page, madeAt: now() });
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

function isAnyOf(contents: ReadonlySet<string>, isMeant: (content: string) => boolean): boolean {
	for (const one of contents) if (isMeant(one)) return true;
	return false;
}
