/** A clock that stands still until told otherwise. Instants are ISO strings in UTC. */
export interface FakeClock {
	readonly now: () => string;
	readonly advance: (by: { readonly days?: number; readonly minutes?: number; readonly ms?: number }) => void;
}

export function fakeClock(start = "2026-11-17T09:00:00.000Z"): FakeClock {
	let ms = Date.parse(start);
	return {
		now: () => new Date(ms).toISOString(),
		advance: ({ days = 0, minutes = 0, ms: rest = 0 }) => {
			ms += days * 86_400_000 + minutes * 60_000 + rest;
		},
	};
}
