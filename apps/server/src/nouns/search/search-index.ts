import type { SearchHit, SearchKind } from "@offizin/contract";
import { channelKeys } from "@offizin/sites";
import { languageOf, languages } from "@offizin/words";
import type { Database } from "../../adapters/database/database.ts";
import type { Log } from "../../adapters/log/log.ts";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import type { ContentLibrary } from "../content/library/content-library.ts";
import { designEntries, type Shelf } from "./design-entries.ts";
import { findPages } from "./find-pages.ts";
import { keepEntries } from "./keep-entries.ts";
import { productEntries } from "./product-entries.ts";
import { mergePages, type SearchEntry } from "./search-entry.ts";
import { storyEntries } from "./story-entries.ts";

export interface SearchQuery extends Shelf {
	readonly query: string;
	readonly kind?: SearchKind | undefined;
	readonly limit: number;
}

export interface SearchAnswer {
	readonly items: SearchHit[];
	readonly total: number;
	readonly kinds: { readonly kind: SearchKind; readonly count: number }[];
	readonly isWhole: boolean;
}

/** What shoppers find by words. */
export interface SearchIndex {
	/** Names what it was made from: changes when an answer may. */
	version(): string;
	find(query: SearchQuery): Promise<SearchAnswer>;
	/** Makes the index say what pages say now; resolves when the database has it. */
	refresh(): Promise<void>;
	/** Makes it, and again whenever pages change. */
	start(): void;
	/** Hears of nothing any more; resolves when nothing is written any more. */
	close(): Promise<void>;
}

interface Sources {
	readonly database: Database;
	readonly content: ContentLibrary;
	readonly templates: TemplateStore;
	readonly log: Log;
}

/**
 * The database holds under which words a page is found, and nothing that is shown: what a hit says is asked of templates,
 * products and stories when it is found, so nobody reads what was (decision 061).
 */
export function openSearchIndex({ database, content, templates, log }: Sources): SearchIndex {
	const made = new Map<string, { readonly cv: number; readonly entries: ReadonlyMap<string, SearchEntry> }>();
	let refreshed = 0;

	function entriesOf(shelf: Shelf): ReadonlyMap<string, SearchEntry> {
		const space = content.ofChannel(shelf.channel);
		const cv = space?.cv ?? 0;
		const key = `${shelf.channel} ${shelf.locale}`;
		const known = made.get(key);
		if (known?.cv === cv) return known.entries;
		const entries = mergePages([
			...productEntries(shelf),
			...designEntries(templates, shelf),
			...storyEntries(space, shelf),
		]);
		const byPath = new Map(entries.map((entry) => [entry.path, entry]));
		made.set(key, { cv, entries: byPath });
		return byPath;
	}

	async function write(): Promise<void> {
		for (const channel of channelKeys) {
			for (const language of languages) {
				const entries = [...entriesOf({ channel, locale: language }).values()];
				await keepEntries(database.patientDb, { channel, language, entries });
			}
		}
		refreshed += 1;
	}

	let running = Promise.resolve();
	/** One after the other: what changes meanwhile is written by the next one. */
	function refresh(): Promise<void> {
		const next = running.catch(() => {}).then(write);
		running = next;
		return next;
	}

	let isWaiting = false;
	function refreshSoon(): void {
		if (isWaiting) return;
		isWaiting = true;
		running
			.catch(() => {})
			.then(() => {
				isWaiting = false;
				return refresh();
			})
			.catch((error: unknown) => log.error({ error }, "the search index is not as new as the pages"));
	}

	let stopHearing = () => {};
	return {
		version: () => `${refreshed} ${channelKeys.map((channel) => content.ofChannel(channel)?.cv ?? 0).join()}`,
		async find({ query, kind, limit, channel, locale }) {
			const entries = entriesOf({ channel, locale });
			const { paths, isWhole } = await findPages(database.db, {
				query,
				channel,
				language: languageOf(locale),
			});
			const found = onePerDesign(paths.flatMap((path) => entries.get(path) ?? []));
			const shown = kind === undefined ? found : found.filter((entry) => entry.kind === kind);
			const counts = Map.groupBy(found, (entry) => entry.kind);
			return {
				items: shown.slice(0, limit).map((entry) => ({ path: entry.path, kind: entry.kind, ...entry.hit })),
				total: shown.length,
				kinds: [...counts].map(([one, { length: count }]) => ({ kind: one, count })),
				isWhole,
			};
		},
		refresh,
		start() {
			stopHearing = content.onChange(({ isPublished }) => {
				if (isPublished) refreshSoon();
			});
			refreshSoon();
		},
		async close() {
			stopHearing();
			await running.catch(() => {});
		},
	};
}

/** The best of each design: its other colours are one step away. */
function onePerDesign(entries: readonly SearchEntry[]): readonly SearchEntry[] {
	const seen = new Set<string>();
	return entries.filter(({ sameAs }) => {
		if (sameAs === undefined) return true;
		const isNew = !seen.has(sameAs);
		seen.add(sameAs);
		return isNew;
	});
}
