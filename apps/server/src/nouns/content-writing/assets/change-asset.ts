import { extname } from "node:path";
import { err, ok } from "@offizin/base";
import type { Trx } from "../../../adapters/database/database.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "../change-space.ts";
import { storiesShowing } from "./stories-showing.ts";
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

/** Puts a file into the trash; refused while stories show it, unless it `isForced`: they go on showing it. */
export function deleteAsset(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, isForced }: { readonly id: number; readonly isForced: boolean },
) {
	return changeSpace(platform, change, async ({ trx, space, author, at, tell }) => {
		const row = await findOne(trx, space.id, id);
		if (!row) return err({ code: "asset_unknown" });
		const stories = isForced ? [] : await storiesShowing(trx, row);
		if (stories.length > 0) return err({ code: "asset_used", stories });
		await trx
			.updateTable("content_asset")
			.set({ deleted_at: at, deleted_by: author })
			.where("id", "=", id)
			.execute();
		tell(null, false);
		return ok(id);
	});
}

function findOne(trx: Trx, space: number, id: number) {
	return trx
		.selectFrom("content_asset")
		.selectAll()
		.where("space", "=", space)
		.where("id", "=", id)
		.where("deleted_at", "is", null)
		.executeTakeFirst();
}
