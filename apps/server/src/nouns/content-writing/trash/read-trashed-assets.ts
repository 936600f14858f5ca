import type { Asset } from "@offizin/content";
import { sql } from "kysely";
import type { Db } from "../../../adapters/database/database.ts";
import { assetOf } from "../../content/library/read-space.ts";
import { authorName } from "../author-name.ts";
import { removalOf } from "./read-trash.ts";

/** A file that somebody has deleted. */
export interface TrashedAsset extends Asset {
	readonly deletedAt: Date;
	/** A member of staff by mail, or a token by its name. */
	readonly deletedBy: string;
	readonly deletedByName: string;
	/** When it is removed for good, unless a story still shows it. */
	readonly removedAt: Date;
}

function deleted(db: Db, space: number) {
	return db
		.selectFrom("content_asset as asset")
		.where("asset.space", "=", space)
		.where("asset.deleted_at", "is not", null);
}

function whole(db: Db, space: number) {
	return deleted(db, space)
		.selectAll()
		.select([
			sql<Date>`asset.deleted_at`.as("when"),
			sql<string>`asset.deleted_by`.as("who"),
			authorName("asset.deleted_by").as("who_name"),
		]);
}

type Row = Awaited<ReturnType<ReturnType<typeof whole>["executeTakeFirstOrThrow"]>>;

function trashedAsset(row: Row): TrashedAsset {
	return {
		...assetOf(row),
		deletedAt: row.when,
		deletedBy: row.who,
		deletedByName: row.who_name,
		removedAt: removalOf(row.when),
	};
}

/** Files in the trash of a space, the newest first. */
export async function readTrashedAssets(
	db: Db,
	space: number,
	{ page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly total: number; readonly assets: readonly TrashedAsset[] }> {
	const { total } = await deleted(db, space)
		.select(({ fn }) => fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	const rows = await whole(db, space)
		.orderBy("asset.deleted_at", "desc")
		.orderBy("asset.id", "desc")
		.limit(perPage)
		.offset((page - 1) * perPage)
		.execute();
	return { total, assets: rows.map(trashedAsset) };
}

/** One of them by its id. */
export async function findTrashedAsset(db: Db, space: number, id: number): Promise<TrashedAsset | undefined> {
	const row = await whole(db, space).where("asset.id", "=", id).executeTakeFirst();
	return row && trashedAsset(row);
}
