import { createStore, del, entries, set, type UseStore } from "idb-keyval";
import { tabName } from "./tab-name.ts";

/** A photo that has not arrived at the server: kept, so that a reload goes on with it. */
export interface KeptFile {
	readonly file: File;
	/** Null: for the tray alone. */
	readonly element: string | null;
	readonly template: string;
	readonly tab: string;
}

let opened: UseStore | undefined;

function store(): UseStore {
	opened ??= createStore("offizin-uploads", "files");
	return opened;
}

export function keepFile(key: string, file: File, element: string | null, template: string): void {
	const kept: KeptFile = { file, element, template, tab: tabName() };
	// A browser without room uploads all the same; only a reload would lose the photo.
	set(key, kept, store()).catch(reportError);
}

export function forgetFile(key: string): void {
	del(key, store()).catch(reportError);
}

/** What this tab had not finished uploading for a card, by key. */
export async function unfinishedFiles(template: string): Promise<(KeptFile & { readonly key: string })[]> {
	const all = await entries<string, KeptFile>(store());
	const tab = tabName();
	return all.flatMap(([key, kept]) =>
		kept.template === template && kept.tab === tab ? [{ ...kept, key }] : [],
	);
}
