import { extname } from "node:path";
import { err, ok } from "@offizin/base";
import { sql } from "kysely";
import type { Trx } from "../../../adapters/database/database.ts";
import { liveStories } from "../../content/library/live-stories.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "../change-space.ts";
import { safeName } from "./take-asset.ts";

export interface AssetChange {
	readonly alt?: string | undefined;
	readonly title?: string | undefined;
	readonly copyright?: string | undefined;
	readonly source?: string | undefined;
	readonly focus?: string | undefined;
	readonly name?: string | undefined;
}

/** Changes what is said about a file; contents that show it keep what they said in their places. */
export function changeAsset(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, name, ...said }: AssetChange & { readonly id: number },
) {
	return changeSpace(platform, change, async ({ trx, space, at, tell }) => {
		const row = await findOne(trx, space.id, id);
		if (!row) return err({ code: "asset_unknown" });
		await trx
			.updateTable("content_asset")
			.set({
				alt: said.alt ?? row.alt,
				title: said.title ?? row.title,
				copyright: said.copyright ?? row.copyright,
				source: said.source ?? row.source,
				focus: said.focus ?? row.focus,
				name: name === undefined ? row.name : safeName(name, extname(row.name)),
				updated_at: at,
			})
			.where("id", "=", id)
			.execute();
		tell(null, true);
		return ok(id);
	});
}

/** Deletes a file; refused while stories show it, unless it `isForced`. Its bytes stay for who has its address in a cache. */
export function deleteAsset(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, isForced }: { readonly id: number; readonly isForced: boolean },
) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findOne(trx, space.id, id);
		if (!row) return err({ code: "asset_unknown" });
		const stories = isForced ? [] : await showing(trx, space.id, row.hash);
		if (stories.length > 0) return err({ code: "asset_used", stories });
		await trx.deleteFrom("content_asset").where("id", "=", id).execute();
		tell(null, true);
		return ok(id);
	});
}

function findOne(trx: Trx, space: number, id: number) {
	return trx
		.selectFrom("content_asset")
		.selectAll()
		.where("space", "=", space)
		.where("id", "=", id)
		.executeTakeFirst();
}

/** Stories in which the address of a file stands. */
function showing(trx: Trx, space: number, hash: string) {
	const text = `%/f/${space}/%/${hash.slice(0, 10)}/%`;
	return liveStories(trx, space)
		.select(["id", "name", "full_slug"])
		.where(sql<boolean>`(draft::text like ${text} or published::text like ${text})`)
		.orderBy("full_slug")
		.limit(100)
		.execute();
}
