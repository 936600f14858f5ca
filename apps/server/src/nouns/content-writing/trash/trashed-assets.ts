import { err, ok } from "@offizin/base";
import { sql } from "kysely";
import type { Db } from "../../../adapters/database/database.ts";
import { storiesShowing } from "../assets/stories-showing.ts";
import { type ChangeOf, type ContentPlatform, changeSpace, tellProcesses } from "../change-space.ts";
import { trashedBefore } from "./read-trash.ts";
import { findTrashedAsset } from "./read-trashed-assets.ts";

/** Puts a file back among those of its space: the same id, name and address. */
export function restoreAsset(platform: ContentPlatform, change: ChangeOf, id: number) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findTrashedAsset(trx, space.id, id);
		if (!row) return err({ code: "asset_unknown" });
		await trx
			.updateTable("content_asset")
			.set({ deleted_at: null, deleted_by: null })
			.where("id", "=", id)
			.execute();
		tell(null, false);
		return ok(id);
	});
}

/**
 * Removes a file of the trash for good and answers with what it was; refused while stories show it, unless it `isForced`. Its bytes go with the next
 * sweep of what no row names.
 */
export function removeAsset(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, isForced }: { readonly id: number; readonly isForced: boolean },
) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findTrashedAsset(trx, space.id, id);
		if (!row) return err({ code: "asset_unknown" });
		const stories = isForced ? [] : await storiesShowing(trx, { space: space.id, hash: row.hash });
		if (stories.length > 0) return err({ code: "asset_used", stories });
		await trx.deleteFrom("content_asset").where("id", "=", id).execute();
		tell(null, true);
		return ok(row);
	});
}

/** Removes for good what has lain in the trash of a space for as long as it is kept there, and no story shows. */
export async function emptyAssetTrash(db: Db, now: Date): Promise<void> {
	const spaces = await due(db, now).select("space").distinct().execute();
	for (const { space } of spaces) {
		await db.transaction().execute(async (trx) => {
			// Nobody puts back meanwhile what is removed.
			await trx.selectFrom("content_space").select("id").where("id", "=", space).forUpdate().execute();
			const rows = await due(trx, now).select(["id", "space", "hash"]).where("space", "=", space).execute();
			const ids: number[] = [];
			for (const row of rows) if ((await storiesShowing(trx, row)).length === 0) ids.push(row.id);
			if (ids.length === 0) return;
			await sql`delete from content_asset where id = any(${ids}::bigint[])`.execute(trx);
			await tellProcesses(trx, { space, told: new Map([[null, false]]), at: now });
		});
	}
}

function due(db: Db, now: Date) {
	return db.selectFrom("content_asset").where("deleted_at", "<", trashedBefore(now));
}
