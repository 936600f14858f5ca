import { createStore, del, entries, set, type UseStore, update } from "idb-keyval";
import { isTabAlive, tabName } from "./tab-name.ts";
import { type FileOwner, isUnfinishedHere } from "./unfinished-here.ts";

/** A photo that has not arrived at the server: kept, so that a reload goes on with it. */
export interface KeptFile extends FileOwner {
	readonly file: File;
	/** Null: for the tray alone. */
	readonly element: string | null;
}

let opened: UseStore | undefined;

function store(): UseStore {
	opened ??= createStore("offizin-uploads", "files");
	return opened;
}

export function keepFile(key: string, { file, element, template, design }: Omit<KeptFile, "tab">): void {
	const kept: KeptFile = { file, element, template, design, tab: tabName() };
	// A browser without room uploads all the same; only a reload would lose the photo.
	set(key, kept, store()).catch(reportError);
}

export function forgetFile(key: string): void {
	del(key, store()).catch(reportError);
}

/** The server has made the design that these photos were chosen for. */
export function fileUnder(design: string, keys: readonly string[]): void {
	for (const key of keys) {
		update<KeptFile | undefined>(key, (kept) => kept && { ...kept, design }, store()).catch(reportError);
	}
}

/** What was not finished for a design in this tab, or in one that is gone; by key. It is this tab's from now on. */
export async function unfinishedFiles(
	place: Omit<FileOwner, "tab">,
): Promise<(KeptFile & { readonly key: string })[]> {
	const tab = tabName();
	const found: (KeptFile & { readonly key: string })[] = [];
	for (const [key, kept] of await entries<string, KeptFile>(store())) {
		const isAlive = kept.tab !== tab && (await isTabAlive(kept.tab));
		if (!isUnfinishedHere(kept, { ...place, tab }, isAlive)) continue;
		if (kept.tab !== tab) await set(key, { ...kept, tab }, store());
		found.push({ ...kept, key });
	}
	return found;
}
