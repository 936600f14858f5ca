/**
 * Somebody who asks for nothing but new answers may keep the server busy for one part of twenty-five: fewer than one in
 * twenty of everybody else's requests then meet one of theirs being made, so that the others' p95 stays what it was.
 */
const SHARE = 0.04;
/** So long may all answers take to make that are asked for without a pause: some dozens of pages. */
const AT_ONCE_MS = 1000;
/** An answer that waited for a database in trouble is not its client's fault. */
const LONGEST_MS = 500;
/** Of one client; another one is told to come again. */
const MAX_WAITING = 50;
const MAX_CLIENTS = 10_000;

interface Line {
	running: number;
	readonly waiting: (() => void)[];
	/** When all time used will have been rested for, in milliseconds of `clock`. */
	restedAt: number;
}

/**
 * Turns for making pages and other large answers, which the main thread does: of one client so many at a time, and
 * after a while no more than its share of the time, however many it asks for. Nobody is refused who waits.
 */
export interface Turns {
	/** Resolves with what ends the turn; with nothing when too many of this client wait already. */
	take(client: string): Promise<(() => void) | undefined>;
}

/** `factor` multiplies all limits; `clock` gives milliseconds and never goes back. */
export function createTurns(factor: number, clock: () => number): Turns {
	const lines = new Map<string, Line>();
	const atOnce = Math.max(1, Math.floor(factor));

	function lineOf(client: string): Line {
		const line = lines.get(client) ?? { running: 0, waiting: [], restedAt: 0 };
		lines.delete(client);
		lines.set(client, line);
		for (const [oldest, { running, waiting }] of lines) {
			if (lines.size <= MAX_CLIENTS) break;
			if (running + waiting.length === 0) lines.delete(oldest);
		}
		return line;
	}

	function begin(line: Line): () => void {
		const startedAt = clock();
		return () => {
			const at = clock();
			const tookMs = Math.min(at - startedAt, LONGEST_MS);
			line.restedAt = Math.max(line.restedAt, at) + tookMs / SHARE / factor;
			const restMs = line.restedAt - at - AT_ONCE_MS / SHARE;
			if (restMs > 0) setTimeout(() => pass(line), restMs);
			else pass(line);
		};
	}

	/** To the next one, or back. */
	function pass(line: Line): void {
		const next = line.waiting.shift();
		if (next) next();
		else line.running -= 1;
	}

	return {
		async take(client) {
			const line = lineOf(client);
			if (line.running < atOnce) {
				line.running += 1;
				return begin(line);
			}
			if (line.waiting.length >= MAX_WAITING * factor) return undefined;
			await new Promise<void>((resolve) => line.waiting.push(resolve));
			return begin(line);
		},
	};
}
