import { err, ok } from "@offizin/base";
import { sql } from "kysely";
import type { Db, Trx } from "../../../adapters/database/database.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "../change-space.ts";
import { findTrashed, trashedBefore } from "./read-trash.ts";

/** Removes what lies in the trash for good, with its history and its former addresses; answers with what it was. */
export function removeFromTrash(platform: ContentPlatform, change: ChangeOf, id: number) {
	return changeSpace(platform, change, async ({ trx, space }) => {
		const trashed = await findTrashed(trx, space.id, id);
		if (!trashed) return err({ code: "story_unknown" });
		await remove(trx, [id]);
		return ok(trashed);
	});
}

/** Removes for good what has lain in any trash for as long as it is kept there. Run by the hour. */
export async function emptyTrash(db: Db, now: Date): Promise<void> {
	const spaces = await db
		.selectFrom("content_story")
		.select("space")
		.distinct()
		.where("deleted_at", "<", trashedBefore(now))
		.execute();
	for (const { space } of spaces) {
		await db.transaction().execute(async (trx) => {
			// Nobody takes out meanwhile what is removed.
			await trx.selectFrom("content_space").select("id").where("id", "=", space).forUpdate().execute();
			const due = await trx
				.selectFrom("content_story")
				.select("id")
				.where("space", "=", space)
				.where("deleted_at", "<", trashedBefore(now))
				.whereRef("deleted_with", "=", "id")
				.execute();
			await remove(
				trx,
				due.map(({ id }) => id),
			);
		});
	}
}

/** What was deleted earlier from a folder that goes has no folder any more. */
async function remove(trx: Trx, deletions: readonly number[]): Promise<void> {
	const ids = [...deletions];
	await sql`
		update content_story orphan set parent = null from content_story folder
		where folder.id = orphan.parent and folder.deleted_with = any(${ids}::bigint[])
			and orphan.deleted_with <> all(${ids}::bigint[])
	`.execute(trx);
	await sql`delete from content_story where deleted_with = any(${ids}::bigint[])`.execute(trx);
}
