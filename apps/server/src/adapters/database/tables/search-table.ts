import type { ChannelKey } from "@offizin/sites";
import type { Generated } from "kysely";

/** A page that can be found. */
export interface SearchEntryTable {
	id: Generated<number>;
	channel: ChannelKey;
	language: string;
	path: string;
	worth: number;
	place: number;
	digest: string;
}

/** A word under which it is found. */
export interface SearchWordTable {
	entry: number;
	channel: ChannelKey;
	language: string;
	word: string;
	weight: number;
}
