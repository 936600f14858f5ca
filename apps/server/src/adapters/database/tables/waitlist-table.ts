import type { ProductKey } from "@offizin/assortment";
import type { ChannelKey } from "@offizin/sites";
import type { Timestamp } from "../column.ts";

/** Somebody who wants to hear when a product can be designed. */
export interface WaitlistEntryTable {
	id: string;
	/** Lower case. */
	email: string;
	product: ProductKey;
	channel: ChannelKey;
	market: string;
	locale: string;
	/** Which words were agreed to. */
	consent_version: string;
	/** The last time. */
	asked_at: Timestamp;
	/** When the link of the mail was followed; null until then. */
	confirmed_at: Timestamp | null;
	/** When its mail about the opening was ordered; null until then. */
	announced_at: Timestamp | null;
}
