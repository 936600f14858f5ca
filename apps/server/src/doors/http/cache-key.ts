import type { PublicContext } from "@offizin/contract";
import type { Site } from "@offizin/sites";

/** How each part stands in a key: the compiler refuses a part that is added and has no place in it. */
type Parts<Whole> = { readonly [Part in keyof Whole]: (value: Whole[Part]) => string };

const siteParts: Parts<Site> = {
	channel: (key) => key,
	market: (key) => key,
	locale: (code) => code,
};
const contextParts: Parts<PublicContext> = {
	site: (site) => keyBy(siteParts, site),
	origin: (origin) => origin,
	prefix: (prefix) => prefix,
	platform: (platform) => platform,
	// Those of countries are the same for the whole process.
	hosts: ({ shared }) => shared,
	sisterOrigin: (origin) => origin,
	sisterAddress: (address) => address,
	flags: flagsKey,
};

/** Under what a public answer or page is kept, besides its address: no cache has parts of a request of its own. */
export function cacheKey(context: PublicContext): string {
	return keyBy(contextParts, context);
}

/** A page's address may be so long; a longer one is not worth keeping. */
const MAX_ADDRESS_LENGTH = 400;

/** Under what a page is kept: `context` is the cache key of its context; undefined where its address is too long. */
export function pageKey(context: string, address: string): string | undefined {
	return address.length > MAX_ADDRESS_LENGTH ? undefined : context + address;
}

/** None of the values has a space in it. */
function keyBy<Whole>(parts: Parts<Whole>, whole: Whole): string {
	let key = "";
	for (const part in parts) key += `${parts[part](whole[part])} `;
	return key;
}

/** In one order, however they were found. */
function flagsKey(flags: PublicContext["flags"]): string {
	const pairs = new URLSearchParams(flags);
	pairs.sort();
	return pairs.toString();
}
