import { sql } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";

/** Writes down that uploads were put into a design: whoever it opens to sees them in it. */
export async function notePhotos(
	trx: Trx,
	{ design, uploads }: { readonly design: string; readonly uploads: readonly string[] },
): Promise<void> {
	if (uploads.length === 0) return;
	await trx
		.insertInto("design_photo")
		.values(uploads.map((upload) => ({ design, upload })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** The same for all photos of its owner that any kept revision shows, those of before they were written down too. */
export async function noteOwnPhotos(trx: Trx, design: string): Promise<void> {
	await sql`
		insert into design_photo (design, upload)
		select design.id, upload.id
		from design
		join upload on upload.owner = design.owner
		where design.id = ${design}
			and upload.id in (
				select jsonb_path_query(document, '$.**.upload') #>> '{}'
				from design_revision where design_revision.design = ${design}
			)
		on conflict do nothing
	`.execute(trx);
}

/** A design made from another may show the photos the other may, whoever makes it. */
export async function carryPhotos(
	trx: Trx,
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
	await sql`
		insert into design_photo (design, upload)
		select ${to}, upload.id
		from upload
		where upload.id in (
				select jsonb_path_query(document, '$.**.upload') #>> '{}'
				from design_revision where design_revision.design = ${to}
			)
			and (
				upload.owner = (select owner from design where id = ${from})
				or exists (
					select from design_photo
					where design_photo.design = ${from} and design_photo.upload = upload.id
				)
			)
		on conflict do nothing
	`.execute(trx);
}
