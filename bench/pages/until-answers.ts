const WAIT_MS = 30_000;

/** Waits until an address answers at all. Throws after half a minute. */
export async function untilAnswers(address: string): Promise<void> {
	const giveUpAt = performance.now() + WAIT_MS;
	while (performance.now() < giveUpAt) {
		const answer = await fetch(address).catch(() => undefined);
		if (answer) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`${address} did not answer within ${WAIT_MS / 1000} s`);
}
