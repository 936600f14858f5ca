import type { Selectable } from "kysely";
import type { Db, Trx } from "../database/database.ts";
import type { UploadTable } from "./upload-table.ts";

export type UploadRow = Selectable<UploadTable>;

/** An upload of this owner; everybody else's does not exist. */
export async function findUpload(
	db: Db | Trx,
	id: string,
	owner: string | undefined,
): Promise<UploadRow | undefined> {
	if (owner === undefined) return undefined;
	return db
		.selectFrom("upload")
		.selectAll()
		.where("id", "=", id)
		.where("owner", "=", owner)
		.executeTakeFirst();
}

/** The uploads among `ids` that belong to this owner, by id. */
export async function findUploads(
	db: Db | Trx,
	ids: readonly string[],
	owner: string,
): Promise<ReadonlyMap<string, UploadRow>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.selectFrom("upload")
		.selectAll()
		.where("id", "in", [...ids])
		.where("owner", "=", owner)
		.execute();
	return new Map(rows.map((row) => [row.id, row]));
}

export async function findSameUpload(db: Db, sha256: string, owner: string): Promise<UploadRow | undefined> {
	return db
		.selectFrom("upload")
		.selectAll()
		.where("sha256", "=", sha256)
		.where("owner", "=", owner)
		.orderBy("created_at")
		.limit(1)
		.executeTakeFirst();
}

export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
	await db.insertInto("upload").values(row).execute();
}
