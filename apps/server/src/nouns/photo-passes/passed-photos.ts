import { formatOwner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import { DOCUMENT_LIMITS, type Focus } from "@offizin/design";
import { sql } from "kysely";
import { transact } from "../../adapters/database/transact.ts";
import { opensTo } from "../access/opens-to.ts";
import type { Platform } from "../platform.ts";
import { notePhotos } from "../uploads/design-photos.ts";
import { focusOf } from "../uploads/upload-store.ts";
import { type AskedPass, type OpenPass, standsAt } from "./photo-passes.ts";

/** As many as a tray holds. */
const MOST_PHOTOS = DOCUMENT_LIMITS.assets;

type Passing = Pick<Platform, "database" | "now">;

/** Writes down that an upload is to come by a pass. */
export function promisePhoto(
	{ database, now }: Passing,
	{ pass, upload }: { readonly pass: OpenPass; readonly upload: string },
): Promise<Result<undefined, "photo_pass_unknown" | "photo_pass_full">> {
	return transact(database.db, async (trx) => {
		// Locked, so that of several at once no more come in than may, and none after it was revoked.
		const { rows } = await sql`
			select photo_pass.id from photo_pass join design on design.id = photo_pass.design
			where photo_pass.id = ${pass.id} and ${standsAt(now())} for update of photo_pass
		`.execute(trx);
		if (rows.length === 0) return err("photo_pass_unknown");
		const { count } = await trx
			.selectFrom("passed_photo")
			.select(({ fn }) => fn.countAll<number | string>().as("count"))
			.where("pass", "=", pass.id)
			.executeTakeFirstOrThrow();
		if (Number(count) >= MOST_PHOTOS) return err("photo_pass_full");
		await trx.insertInto("passed_photo").values({ upload, pass: pass.id, at: now() }).execute();
		return ok(undefined);
	});
}

/** Whether an upload was promised by this very pass. Nobody else may send it, look how far it is or end it. */
export async function isPromisedBy({ database: { db } }: Passing, pass: OpenPass, upload: string) {
	const row = await db
		.selectFrom("passed_photo")
		.select("upload")
		.where("upload", "=", upload)
		.where("pass", "=", pass.id)
		.executeTakeFirst();
	return row !== undefined;
}

/** Nothing comes of the upload. */
export async function breakPromise({ database: { db } }: Passing, upload: string): Promise<void> {
	await db.deleteFrom("passed_photo").where("upload", "=", upload).execute();
}

/** The upload has become a photo: the design may show it, whoever it is edited by. */
export async function layPhoto({ database }: Passing, pass: OpenPass, upload: string): Promise<void> {
	const uploads = [upload];
	await database.db.transaction().execute((trx) => notePhotos(trx, { design: pass.design, uploads }));
}

export interface PassedPhotos {
	readonly isOpen: boolean;
	/** How many are on their way. */
	readonly coming: number;
	readonly photos: readonly {
		readonly id: string;
		readonly width: number;
		readonly height: number;
		readonly focus: Focus | null;
	}[];
}

/** What has come by a pass, in the order it was promised; undefined when it is nobody's or somebody else's. */
export async function passedPhotos(
	{ database: { db }, now }: Passing,
	{ design, pass, owner }: AskedPass,
): Promise<PassedPhotos | undefined> {
	if (owner === undefined) return undefined;
	const own = await db
		.selectFrom("photo_pass")
		.innerJoin("design", "design.id", "photo_pass.design")
		.select(standsAt(now()).as("isOpen"))
		.where("photo_pass.id", "=", pass)
		.where("photo_pass.design", "=", design)
		.where("maker", "=", formatOwner(owner))
		.where(opensTo(owner))
		.executeTakeFirst();
	if (!own) return undefined;
	const photos = await db
		.selectFrom("passed_photo")
		.innerJoin("upload", "upload.id", "passed_photo.upload")
		.innerJoin("design_photo", "design_photo.upload", "upload.id")
		.select(["upload.id as id", "sha256", "width", "height", "focus_x", "focus_y"])
		.where("pass", "=", pass)
		.where("design_photo.design", "=", design)
		.orderBy("at")
		.orderBy("upload.id")
		.execute();
	const { count } = await db
		.selectFrom("passed_photo")
		.innerJoin("upload_charge", "upload_charge.id", "passed_photo.upload")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("pass", "=", pass)
		.where("is_stored", "=", false)
		.executeTakeFirstOrThrow();
	// Sent again where the answer was lost, or chosen twice: the first of each.
	const seen = new Set<string>();
	const each = photos.filter(({ sha256 }) => !seen.has(sha256) && seen.add(sha256));
	return {
		isOpen: own.isOpen,
		coming: Number(count),
		photos: each.map((row) => ({
			id: row.id,
			width: row.width,
			height: row.height,
			focus: focusOf(row) ?? null,
		})),
	};
}
