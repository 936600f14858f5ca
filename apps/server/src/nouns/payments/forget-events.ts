import type { Db } from "../../adapters/database/database.ts";

/** Removes what providers told before `before`: nobody tells of it again so late, and if so, looking twice changes nothing. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
	await db
		.deleteFrom("payment_event")
		.where("received_at", "<", before)
		.where("worked_at", "is not", null)
		.execute();
}
