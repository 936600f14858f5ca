import { useSyncExternalStore } from "react";

const storageKey = "offizin.merkzettel";
const limit = 60;

type Listener = () => void;
const listeners = new Set<Listener>();
const nothing: readonly string[] = [];
let cached: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: nothing };

/** Template ids the visitor has kept, newest first. They live in this browser only. */
export function useWishlist(): readonly string[] {
	return useSyncExternalStore(subscribe, read, () => nothing);
}

/** Adds the template or takes it out again; says which of the two it was. */
export function toggleWish(templateId: string): "saved" | "removed" {
	const ids = read();
	const isKept = ids.includes(templateId);
	write(isKept ? ids.filter((id) => id !== templateId) : [templateId, ...ids].slice(0, limit));
	return isKept ? "removed" : "saved";
}

/** Forgets all of them. */
export function clearWishes(): void {
	write([]);
}

function subscribe(listener: Listener): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

/** The browser's storage; undefined where the visitor has closed it, and then nothing is kept. */
function storage(): Storage | undefined {
	try {
		return window.localStorage;
	} catch {
		return undefined;
	}
}

function read(): readonly string[] {
	const text = storage()?.getItem(storageKey) ?? null;
	if (text !== cached.text) cached = { text, ids: parseIds(text) };
	return cached.ids;
}

function write(ids: readonly string[]): void {
	storage()?.setItem(storageKey, JSON.stringify(ids));
	for (const listener of listeners) listener();
}

/** Ids out of the stored text. Storage can be edited by anyone, so everything else is left out. */
export function parseIds(text: string | null): readonly string[] {
	if (!text) return nothing;
	try {
		const value: unknown = JSON.parse(text);
		return Array.isArray(value)
			? value.filter((id) => typeof id === "string" && /^[\w-]{1,120}$/.test(id))
			: nothing;
	} catch {
		return nothing;
	}
}
