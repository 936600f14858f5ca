const PAUSE_MS = 50;

/** Asks again and again until there is an answer; throws when there is none in time. */
export async function eventually<Value>(
	ask: () => Promise<Value | undefined>,
	{ what, withinMs = 60_000 }: { readonly what: string; readonly withinMs?: number },
): Promise<Value> {
	const deadline = performance.now() + withinMs;
	for (;;) {
		const value = await ask();
		if (value !== undefined) return value;
		if (performance.now() > deadline) throw new Error(`${what}: not within ${withinMs} ms`);
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
}
