/** As PostgreSQL says it: there is no connection left for another one. */
const NO_ROOM = "53300";

/** Lets callers have something one after the other, in the order they came; gives back what ends the turn. */
export interface Turns {
	/** Throws when it was not this caller's turn in time. */
	take(): Promise<() => void>;
}

export function createTurns(waitMs: number): Turns {
	const waiting = new Set<() => void>();
	let isTaken = false;

	function endOnce(): () => void {
		let isEnded = false;
		return () => {
			if (isEnded) return;
			isEnded = true;
			const [first] = waiting;
			if (first) first();
			else isTaken = false;
		};
	}

	return {
		take() {
			if (!isTaken) {
				isTaken = true;
				return Promise.resolve(endOnce());
			}
			return new Promise((resolve, reject) => {
				const timer = setTimeout(() => {
					waiting.delete(begin);
					const error = new Error(`the embedded database was busy for ${waitMs} ms`);
					reject(Object.assign(error, { code: NO_ROOM }));
				}, waitMs);
				const begin = () => {
					waiting.delete(begin);
					clearTimeout(timer);
					resolve(endOnce());
				};
				waiting.add(begin);
			});
		},
	};
}
