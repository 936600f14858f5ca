import type { Timestamp } from "../database/column.ts";

/** One Idempotency-Key of one visitor: what it was used for and how far that is. */
export interface CheckoutRequestTable {
	owner: string;
	key: string;
	request_hash: string;
	order: string | null;
	state: "running" | "done";
	started_at: Timestamp;
}
