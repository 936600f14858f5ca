import type { Shop } from "../doors/pages/shop-build.ts";

/** A shop that stands in for the built one, all pages of which read the same parameters. */
export function standInShop(handle: Shop["handle"], reads: readonly string[]): Shop {
	return {
		handle,
		addressRead(url) {
			const query = new URLSearchParams([...url.searchParams].filter(([name]) => reads.includes(name)));
			query.sort();
			const read = new URL(url);
			read.search = query.toString();
			return read;
		},
	};
}
