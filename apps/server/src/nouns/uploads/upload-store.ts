import { formatOwner, type Owner } from "@offizin/accounts";
import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import type { UploadTable } from "../../adapters/database/tables/upload-table.ts";

export type UploadRow = Selectable<UploadTable>;

/** An upload of this owner; everybody else's does not exist. */
export async function findUpload(
	db: Db | Trx,
	id: string,
	owner: Owner | undefined,
): Promise<UploadRow | undefined> {
	if (owner === undefined) return undefined;
	return db
		.selectFrom("upload")
		.selectAll()
		.where("id", "=", id)
		.where("owner", "=", formatOwner(owner))
		.executeTakeFirst();
}

/** The uploads among `ids` that belong to this owner, by id. */
export async function findUploads(
	db: Db | Trx,
	ids: readonly string[],
	owner: Owner,
): Promise<ReadonlyMap<string, UploadRow>> {
	if (ids.length === 0) return new Map();
	const rows = await uploadsOf(db, ids, owner).execute();
	return new Map(rows.map((row) => [row.id, row]));
}

/** The same, and none of them is removed before the transaction ends. */
export async function holdUploads(
	trx: Trx,
	ids: readonly string[],
	owner: Owner,
): Promise<ReadonlyMap<string, UploadRow>> {
	if (ids.length === 0) return new Map();
	const rows = await uploadsOf(trx, ids, owner).forKeyShare().execute();
	return new Map(rows.map((row) => [row.id, row]));
}

function uploadsOf(db: Db | Trx, ids: readonly string[], owner: Owner) {
	return db
		.selectFrom("upload")
		.selectAll()
		.where("id", "in", [...ids])
		.where("owner", "=", formatOwner(owner));
}

/** The same photo of the same owner, as if it had been uploaded now; undefined when there is none. */
export async function renewUpload(
	db: Db,
	{ sha256, owner, created_at }: Pick<UploadRow, "sha256" | "created_at"> & { readonly owner: Owner },
): Promise<UploadRow | undefined> {
	return db
		.updateTable("upload")
		.set({ created_at })
		.where("id", "=", ({ selectFrom }) =>
			selectFrom("upload")
				.select("upload.id")
				.where("sha256", "=", sha256)
				.where("owner", "=", formatOwner(owner))
				.orderBy("created_at")
				.limit(1),
		)
		.returningAll()
		.executeTakeFirst();
}

export async function insertUpload(trx: Trx, row: UploadRow): Promise<void> {
	await trx.insertInto("upload").values(row).execute();
}

/** Until the transaction ends nobody else stores or removes the files of this photo, whoever uploads it. */
export async function holdPhoto(trx: Trx, sha256: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.execute(trx);
}
