/** Which guest's print is looked at, by the place in the list. */
export interface GuestShown {
	readonly subscribe: (listener: () => void) => () => void;
	readonly get: () => number;
	readonly set: (guest: number) => void;
}

export function createGuestShown(): GuestShown {
	const listeners = new Set<() => void>();
	let shown = 0;
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		get: () => shown,
		set(guest) {
			shown = guest;
			for (const listener of [...listeners]) listener();
		},
	};
}
