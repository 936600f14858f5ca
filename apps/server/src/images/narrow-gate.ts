/** Runs a piece of work when its turn comes. */
export type Gate = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * Lets `limit` pieces of work run at a time, the others wait in order. For work that holds whole pictures in memory:
 * libvips limits its threads, but not how many pictures are waiting for them.
 */
export function narrowGate(limit: number): Gate {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async (work) => {
		if (running < limit) running += 1;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			// Whoever waits takes the place over, so that nobody can slip in between.
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
