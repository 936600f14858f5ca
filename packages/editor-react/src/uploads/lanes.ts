/** Lets so many things run at once; the others wait in the order they came. */
export interface Lanes {
	/** Begins at once where there is room or it runs already, else when another one leaves. */
	readonly enter: (key: string, begin: () => void) => void;
	/** It is done, has failed, or is no longer wanted. */
	readonly leave: (key: string) => void;
}

export function createLanes(count: number): Lanes {
	const running = new Set<string>();
	const waiting = new Map<string, () => void>();

	function fill(): void {
		for (const [key, begin] of waiting) {
			if (running.size >= count) return;
			waiting.delete(key);
			running.add(key);
			begin();
		}
	}

	return {
		enter(key, begin) {
			if (running.has(key)) return begin();
			waiting.set(key, begin);
			fill();
		},
		leave(key) {
			waiting.delete(key);
			running.delete(key);
			fill();
		},
	};
}
