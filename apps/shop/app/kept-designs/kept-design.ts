/** What the browser keeps of one design for when there is no network lies in one cache, and goes with it. */
export const KEPT = "kept-design ";

/** The newest state that was saved, in the cache of its design. */
const STATE = "/kept-state";

/** The name of that cache. */
export function keptName(design: string): string {
	return KEPT + design;
}

/** Nothing of the design is left in this browser's kept pages and pictures. */
export async function forgetKeptDesign(design: string): Promise<void> {
	// Browsers have no caches on pages that are not safe.
	await globalThis.caches?.delete(keptName(design));
}

/** The state that was saved last, where it is kept. The kept page may be older. */
export async function readKeptState(design: string): Promise<string | null> {
	const name = keptName(design);
	if (!(await globalThis.caches?.has(name))) return null;
	const found = await (await caches.open(name)).match(STATE);
	return found ? await found.text() : null;
}

/** Nothing where no worker keeps pages. */
export async function writeKeptState(design: string, state: string): Promise<void> {
	const worker = await globalThis.navigator.serviceWorker?.getRegistration();
	if (!worker?.active) return;
	const cache = await caches.open(keptName(design));
	await cache.put(STATE, new Response(state));
}
