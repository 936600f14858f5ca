/** Of one client in the long run: more than most people's networks send. */
const BYTES_PER_SECOND = 8e6;
/** A dozen photos come in as fast as they are sent. */
const BURST_BYTES = 100e6;
/** A request costs the server as much as so many bytes, however few it brings. */
const REQUEST_BYTES = 128 * 1024;
const MAX_CLIENTS = 10_000;

/**
 * How fast photos are taken in: the main thread moves every byte, and whoever sends without a pause would leave others
 * little of it. Nobody is refused; who sends more waits.
 */
export interface UploadPace {
	/** Resolves when this client's next bytes may be taken in. */
	bytes(client: string, count: number): Promise<void>;
	/** The same for the next request of an upload in pieces. */
	request(client: string): Promise<void>;
}

/** `factor` multiplies what is allowed; `clock` gives milliseconds and never goes back. */
export function createUploadPace(factor: number, clock: () => number): UploadPace {
	/** When each client's bytes are paid for, in milliseconds of `clock`; those with nothing to pay are forgotten first. */
	const paidAt = new Map<string, number>();
	const perByteMs = 1000 / (BYTES_PER_SECOND * factor);
	const burstMs = (BURST_BYTES / BYTES_PER_SECOND) * 1000;

	async function spend(client: string, bytes: number): Promise<void> {
		const at = clock();
		const next = Math.max(paidAt.get(client) ?? 0, at) + bytes * perByteMs;
		paidAt.delete(client);
		paidAt.set(client, next);
		for (const [oldest, paid] of paidAt) {
			if (paidAt.size <= MAX_CLIENTS && paid > at) break;
			if (paid <= at || paidAt.size > MAX_CLIENTS) paidAt.delete(oldest);
		}
		const waitMs = next - at - burstMs;
		if (waitMs > 0) await new Promise<void>((done) => setTimeout(done, waitMs));
	}

	return {
		bytes: spend,
		request: (client) => spend(client, REQUEST_BYTES),
	};
}
