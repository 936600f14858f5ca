/** Why not everything could be pasted, until somebody has seen it. */
export interface ClipboardNotice {
	readonly subscribe: (listener: () => void) => () => void;
	readonly get: () => string | null;
	readonly set: (sentence: string | null) => void;
}

export function createClipboardNotice(): ClipboardNotice {
	const listeners = new Set<() => void>();
	let sentence: string | null = null;
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		get: () => sentence,
		set(next) {
			sentence = next;
			for (const listener of [...listeners]) listener();
		},
	};
}
