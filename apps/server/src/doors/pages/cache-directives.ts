export interface KeepFor {
	readonly freshMs: number;
	/** After that the page is still shown while a new one is made. */
	readonly staleMs: number;
}

/** Whether a `Cache-Control` lets anybody keep the answer. */
export function isPublic(cacheControl: string | null): boolean {
	return /\bpublic\b/.test(cacheControl ?? "");
}

/** How long a page may be kept for everyone, as its `Cache-Control` says; undefined when it may not. */
export function keepFor(cacheControl: string | null): KeepFor | undefined {
	if (cacheControl === null || !isPublic(cacheControl)) return undefined;
	const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
	const freshMs = seconds("s-maxage") * 1000;
	if (freshMs === 0) return undefined;
	return { freshMs, staleMs: seconds("stale-while-revalidate") * 1000 };
}
