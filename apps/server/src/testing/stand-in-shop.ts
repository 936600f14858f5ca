import type { Shop } from "../doors/pages/shop-build.ts";

/** A shop that stands in for the built one, all pages of which read the same parameters. */
export function standInShop(handle: Shop["handle"], reads: readonly string[]): Shop {
	return {
		handle,
		addressRead(url) {
			const read = new URL(url);
			for (const name of url.searchParams.keys()) if (!reads.includes(name)) read.searchParams.delete(name);
			read.searchParams.sort();
			return read;
		},
	};
}
