import type { Db } from "../../adapters/database/database.ts";

/** Removes declarations that came in before `before`: letters of customers are kept as long as the law wants it. */
export async function forgetWithdrawals(db: Db, before: Date): Promise<void> {
	await db.deleteFrom("withdrawal").where("received_at", "<", before).execute();
}
