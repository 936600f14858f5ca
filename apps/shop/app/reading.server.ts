/** What a loader tells of the query it is asked with. */
export interface Reads {
	/** Names of the query parameters it reads. */
	readonly reads: readonly string[];
}

/**
 * A loader that says which query parameters it reads. It finds no others in its address, and a page is kept once for
 * all addresses that differ in others only (server/address-read.ts). A loader that says nothing reads none.
 */
export function reading<Args, Answer>(
	reads: readonly string[],
	load: (args: Args) => Answer,
): ((args: Args) => Answer) & Reads {
	return Object.assign((args: Args) => load(args), { reads });
}
