import type { Db } from "../../adapters/database/database.ts";

/** Empties the mailbox of the demo of mails kept before `before`. */
export async function forgetKeptMails(db: Db, before: Date): Promise<void> {
	await db.deleteFrom("kept_mail").where("kept_at", "<", before).execute();
}
