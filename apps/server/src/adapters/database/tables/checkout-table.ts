import type { StoredOwner } from "@offizin/accounts";
import type { Timestamp } from "../column.ts";

/** One Idempotency-Key of one owner: what it was used for and how far that is. */
export interface CheckoutRequestTable {
	owner: StoredOwner;
	key: string;
	request_hash: string;
	order: string | null;
	state: "running" | "done";
	started_at: Timestamp;
}
