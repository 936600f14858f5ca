import type { Db } from "../../adapters/database/database.ts";

/** Every process has heard of a change long before. */
const HEARD_MS = 7 * 24 * 3_600_000;

/** Removes notes of changes that every process has read. */
export async function forgetContentChanges(db: Db, now: Date): Promise<void> {
	await db
		.deleteFrom("content_change")
		.where("at", "<", new Date(now.getTime() - HEARD_MS))
		.execute();
}
