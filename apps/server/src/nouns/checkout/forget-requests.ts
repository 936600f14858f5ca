import type { Db } from "../../adapters/database/database.ts";

/** Removes what was noted of requests made before `before`: nobody repeats one so late. The orders stay. */
export async function forgetRequests(db: Db, before: Date): Promise<void> {
	await db.deleteFrom("checkout_request").where("started_at", "<", before).execute();
	await db
		.updateTable("order")
		.set({ request_hash: "" })
		.where("drafted_at", "<", before)
		.where("request_hash", "<>", "")
		.execute();
}
