/** Headers of a page that is the same for everyone (design.md §5): fresh briefly, stale long. */
export function publicPage() {
	return { "Cache-Control": "public, s-maxage=60, stale-while-revalidate=86400" };
}

/**
 * Headers of a page about one person: kept nowhere, found nowhere, and its address is told to no other site. Not
 * "no-referrer": with that, browsers post forms with the origin "null", which is refused as foreign.
 */
export function privatePage() {
	return {
		"Cache-Control": "private, no-store",
		"Referrer-Policy": "same-origin",
		"X-Robots-Tag": "noindex, nofollow",
	};
}
