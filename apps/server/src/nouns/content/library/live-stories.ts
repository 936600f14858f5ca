import type { Db } from "../../../adapters/database/database.ts";

/** The stories of a space without those in its trash. */
export function liveStories(db: Db, space: number) {
	return db.selectFrom("content_story").where("space", "=", space).where("deleted_at", "is", null);
}
