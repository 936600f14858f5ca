/** Headers of a page that is the same for everyone (design.md §5): fresh briefly, stale long. */
export function publicPage() {
	return { "Cache-Control": "public, s-maxage=60, stale-while-revalidate=86400" };
}

/** Headers of a page about one person: kept nowhere, found nowhere, and its address is told to nobody. */
export function privatePage() {
	return {
		"Cache-Control": "private, no-store",
		"Referrer-Policy": "no-referrer",
		"X-Robots-Tag": "noindex, nofollow",
	};
}
