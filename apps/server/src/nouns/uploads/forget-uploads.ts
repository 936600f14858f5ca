import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import type { Platform } from "../platform.ts";
import { originalKey } from "./ingest-photo.ts";
import { removeRenditions } from "./renditions.ts";
import { holdPhoto } from "./upload-store.ts";

interface Unplaced {
	readonly id: string;
	readonly sha256: string;
}

/**
 * Removes photos uploaded before `before` that no revision of a design shows, of `only` when it is given; their files
 * with the last upload of them.
 */
export async function forgetUploads(
	{ database: { db }, files }: Pick<Platform, "database" | "files">,
	before: Date,
	only?: readonly string[],
): Promise<void> {
	for (const { id, sha256 } of await findUnplaced(db, before, only)) {
		await db.transaction().execute(async (trx) => {
			await trx.selectFrom("upload").select("id").where("id", "=", id).forUpdate().execute();
			// It may have been placed or uploaded again just before it was locked.
			const [unplaced] = await findUnplaced(trx, before, [id]);
			if (!unplaced) return;
			await trx.deleteFrom("upload").where("id", "=", id).execute();
			await holdPhoto(trx, sha256);
			const other = await trx
				.selectFrom("upload")
				.select("id")
				.where("sha256", "=", sha256)
				.limit(1)
				.executeTakeFirst();
			if (other) return;
			await removeRenditions(files, sha256);
			// Last, because a photo whose original is there counts as having its renditions too.
			await files.delete(originalKey(sha256));
		});
	}
}

/**
 * Uploads that may go; of `only` when it is given. Whatever a document calls "upload" counts as placed,
 * wherever it stands: too much is kept rather than too little.
 */
async function findUnplaced(db: Db | Trx, before: Date, only?: readonly string[]): Promise<Unplaced[]> {
	const { rows } = await sql<Unplaced>`
		with old as (
			select id, owner, sha256 from upload
			where created_at < ${before}
				and (${only === undefined} or id in (select jsonb_array_elements_text(${JSON.stringify(only ?? [])}::jsonb)))
		), placed as (
			select distinct jsonb_path_query(design_revision.document, '$.**.upload') #>> '{}' as id
			from design
			join design_revision on design_revision.design = design.id
			where design.owner in (select owner from old)
				or design.id in (
					select design_photo.design from design_photo where design_photo.upload in (select id from old)
				)
		)
		select id, sha256 from old where not exists (select from placed where placed.id = old.id)
	`.execute(db);
	return rows;
}
