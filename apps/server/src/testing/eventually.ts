const PAUSE_MS = 50;
/** Shorter than a test may take, so that what is waited for is named. */
const LIMIT_MS = 300_000;

/** Asks again and again until there is an answer; throws when there is none in time. */
export async function eventually<Value>(
	ask: () => Promise<Value | undefined>,
	{ what }: { readonly what: string },
): Promise<Value> {
	const deadline = performance.now() + LIMIT_MS;
	for (;;) {
		const value = await ask();
		if (value !== undefined) return value;
		if (performance.now() > deadline) throw new Error(`${what}: not within ${LIMIT_MS} ms`);
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
}
