import { sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";

const MOST_MAILS = 200;
const OPENING_CHARACTERS = 160;

/** What lies in the mailbox of the demo, newest first, each with how its text begins. */
export function listKeptMails(db: Db) {
	return db
		.selectFrom("kept_mail")
		.select(["mail", "kept_at", "sender", "recipient", "subject"])
		.select(sql<string>`left(text, ${sql.lit(OPENING_CHARACTERS)})`.as("opening"))
		.orderBy("kept_at", "desc")
		.limit(MOST_MAILS)
		.execute();
}

export function findKeptMail(db: Db, mail: string) {
	return db.selectFrom("kept_mail").selectAll().where("mail", "=", mail).executeTakeFirst();
}

/** Empties the mailbox of the demo of mails kept before `before`. */
export async function forgetKeptMails(db: Db, before: Date): Promise<void> {
	await db.deleteFrom("kept_mail").where("kept_at", "<", before).execute();
}
