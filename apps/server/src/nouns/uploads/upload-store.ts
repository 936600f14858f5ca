import { formatOwner, type Owner } from "@offizin/accounts";
import type { Focus } from "@offizin/design";
import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import type { UploadTable } from "../../adapters/database/tables/upload-table.ts";
import { opensTo } from "../access/opens-to.ts";

export type UploadRow = Selectable<UploadTable>;

/** An upload of this owner, or one that was put into a design that opens to them; any other does not exist. */
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
		.where(({ eb, or, exists, selectFrom }) =>
			or([
				eb("owner", "=", formatOwner(owner)),
				exists(
					selectFrom("design_photo")
						.innerJoin("design", "design.id", "design_photo.design")
						.select("design_photo.upload")
						.whereRef("design_photo.upload", "=", "upload.id")
						.where(opensTo(owner)),
				),
			]),
		)
		.executeTakeFirst();
}

/** Which uploads a design takes. */
interface TakenUploads {
	/** Whose uploads it takes: its owner's where it is shown and printed, or those of whoever changes it. */
	readonly owner: Owner;
	/** Its id: what was put into it, it may show whoever uploaded it. */
	readonly design: string;
}

/** The uploads among `ids` that a design takes, by id. */
export async function findUploads(
	db: Db | Trx,
	ids: readonly string[],
	taken: TakenUploads,
): Promise<ReadonlyMap<string, UploadRow>> {
	if (ids.length === 0) return new Map();
	const rows = await uploadsOf(db, ids, taken).execute();
	return new Map(rows.map((row) => [row.id, row]));
}

/** The same, and none of them is removed before the transaction ends. */
export async function holdUploads(
	trx: Trx,
	ids: readonly string[],
	taken: TakenUploads,
): Promise<ReadonlyMap<string, UploadRow>> {
	if (ids.length === 0) return new Map();
	const rows = await uploadsOf(trx, ids, taken).forKeyShare().execute();
	return new Map(rows.map((row) => [row.id, row]));
}

function uploadsOf(db: Db | Trx, ids: readonly string[], { owner, design }: TakenUploads) {
	return db
		.selectFrom("upload")
		.selectAll()
		.where("id", "in", [...ids])
		.where(({ eb, or, exists, selectFrom }) =>
			or([
				eb("owner", "=", formatOwner(owner)),
				exists(
					selectFrom("design_photo")
						.select("design_photo.upload")
						.whereRef("design_photo.upload", "=", "upload.id")
						.where("design_photo.design", "=", design),
				),
			]),
		);
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

/** Where the eye goes first in an upload; undefined where nobody has looked. */
export function focusOf({
	focus_x: x,
	focus_y: y,
}: Pick<UploadRow, "focus_x" | "focus_y">): Focus | undefined {
	return x === null || y === null ? undefined : { x, y };
}

/** What it is known by, and how sharp it is; null where nobody has looked. */
export function likenessOf({ dhash, sharpness }: Pick<UploadRow, "dhash" | "sharpness">) {
	return dhash === null || sharpness === null ? null : { dhash, sharpness };
}

/** What was seen of this photo when somebody uploaded it before. */
export async function knownSight(db: Db, sha256: string): Promise<PhotoSight | undefined> {
	return db
		.selectFrom("upload")
		.select(["focus_x", "focus_y", "dhash", "sharpness", "outline"])
		.where("sha256", "=", sha256)
		.where("focus_x", "is not", null)
		.orderBy("dhash", (order) => order.asc().nullsLast())
		.limit(1)
		.executeTakeFirst();
}

export type PhotoSight = Pick<UploadRow, "focus_x" | "focus_y" | "dhash" | "sharpness" | "outline">;

export async function insertUpload(trx: Trx, row: UploadRow): Promise<void> {
	await trx.insertInto("upload").values(row).execute();
}

/** Until the transaction ends nobody else stores or removes the files of this photo, whoever uploads it. */
export async function holdPhoto(trx: Trx, sha256: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.execute(trx);
}
