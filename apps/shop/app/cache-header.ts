/** Headers of a page that is the same for everyone (design.md §5): fresh briefly, stale long. */
export function publicPage() {
	return { "Cache-Control": "public, s-maxage=60, stale-while-revalidate=86400" };
}
