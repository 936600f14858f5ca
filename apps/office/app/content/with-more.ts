/** Entries and those that follow, each once: a page of a list may begin with what came in above it meanwhile. */
export function withMore<Entry extends { readonly id: number }>(
	entries: readonly Entry[],
	more: readonly Entry[],
): readonly Entry[] {
	const known = new Set(entries.map(({ id }) => id));
	return [...entries, ...more.filter(({ id }) => !known.has(id))];
}
