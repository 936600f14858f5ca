const LONGEST_MS = 1000;

/** Resolves when the browser has nothing else to do, with how long that will be so where it is known: not every browser tells. */
export const idle = () =>
	new Promise<IdleDeadline | undefined>((resolve) => {
		if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: LONGEST_MS });
		else setTimeout(() => resolve(undefined));
	});
