/** Markup by all that it is drawn from, so none of it is ever stale; what was not asked for longest goes first. */
export interface FragmentStore {
	/** The markup kept under a key, made by `make` where there is none. */
	get(key: string, make: () => string): string;
	/** Characters of all keys and markup. */
	readonly size: number;
}

export function createFragmentStore(maxSize: number): FragmentStore {
	const kept = new Map<string, string>();
	let size = 0;

	function trim(): void {
		for (const [key, markup] of kept) {
			if (size <= maxSize) return;
			kept.delete(key);
			size -= key.length + markup.length;
		}
	}

	return {
		get(key, make) {
			const known = kept.get(key);
			if (known !== undefined) {
				kept.delete(key);
				kept.set(key, known);
				return known;
			}
			const made = make();
			kept.set(key, made);
			size += key.length + made.length;
			trim();
			return made;
		},
		get size() {
			return size;
		},
	};
}
