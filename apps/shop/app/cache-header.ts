import { data } from "react-router";

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

/** What a loader answers with a page of blocks: one that lacks what could not be read is kept nowhere. */
export function toldOfStory<Value>(value: Value, { isWhole }: { readonly isWhole: boolean }) {
	return data(value, isWhole ? {} : { headers: { "Cache-Control": "private, no-store" } });
}

/** Headers of a page of blocks: those of a public page, but for what its loader says. */
export function storyHeaders({ loaderHeaders }: { readonly loaderHeaders: Headers }) {
	const told = loaderHeaders.get("Cache-Control");
	return told === null ? publicPage() : { "Cache-Control": told };
}
