import type { ChannelKey } from "@offizin/sites";
import type { Timestamp } from "../column.ts";

/** A declaration of withdrawal, as it was made. */
export interface WithdrawalTable {
	id: string;
	channel: ChannelKey;
	market: string;
	locale: string;
	name: string;
	email: string;
	/** As typed. */
	order_number: string;
	what: string;
	/** The order that is meant, where number and address are those of one. */
	order: string | null;
	received_at: Timestamp;
}
