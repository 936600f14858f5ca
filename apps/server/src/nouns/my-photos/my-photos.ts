import { formatOwner, type Owner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import { sql } from "kysely";
import { opensTo } from "../access/opens-to.ts";
import { designName } from "../designs/design-name.ts";
import type { Platform } from "../platform.ts";
import { forgetUploads } from "../uploads/forget-uploads.ts";

/** A photo of somebody, once however often it was uploaded. */
export interface MyPhoto {
	/** Of the newest upload. */
	readonly id: string;
	/** All uploads of it, `id` first. */
	readonly copies: readonly string[];
	readonly width: number;
	readonly height: number;
}

/** One page of the photos somebody has uploaded, the newest first, and how many there are. */
export async function listMyPhotos(
	{ database: { db } }: Pick<Platform, "database">,
	{
		owner,
		page,
		perPage,
	}: { readonly owner: Owner | undefined; readonly page: number; readonly perPage: number },
): Promise<{ items: MyPhoto[]; total: number }> {
	if (owner === undefined) return { items: [], total: 0 };
	const whose = formatOwner(owner);
	const { rows } = await sql<Omit<MyPhoto, "id"> & { total: number | string }>`
		select
			json_agg(id order by created_at desc, id) as copies,
			max(width) as width,
			max(height) as height,
			count(*) over () as total
		from upload where owner = ${whose}
		group by sha256
		order by max(created_at) desc, sha256
		limit ${perPage} offset ${(page - 1) * perPage}
	`.execute(db);
	return {
		items: rows.map(({ copies, width, height }) => ({ id: copies[0] ?? "", copies, width, height })),
		total: Number(rows[0]?.total ?? 0),
	};
}

/** Where a photo is used. */
export interface PhotoUses {
	/** Designs that open to who asks. */
	readonly designs: readonly { readonly id: string; readonly template: string; readonly name: string }[];
	/** In so many that do not. */
	readonly elsewhere: number;
}

interface AskedPhoto {
	readonly id: string;
	readonly owner: Owner | undefined;
}

/** Which designs show an own photo, in any state that is kept; undefined when it is no photo of theirs. */
export async function usesOf(
	platform: Pick<Platform, "database" | "templates">,
	{ id, owner, locale }: AskedPhoto & { readonly locale: string },
): Promise<PhotoUses | undefined> {
	const { db } = platform.database;
	const copies = await copiesOf(platform, { id, owner });
	if (owner === undefined || copies.length === 0) return undefined;
	const ids = JSON.stringify({ ids: copies });
	const designs = await db
		.selectFrom("design")
		.select(["design.id", "template", "name", "title"])
		.select(opensTo(owner).as("opens"))
		.where(({ eb, or, selectFrom }) =>
			or([
				eb("design.owner", "=", formatOwner(owner)),
				eb(
					"design.id",
					"in",
					selectFrom("design_photo").select("design_photo.design").where("upload", "in", copies),
				),
			]),
		)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom("design_revision")
					.select("revision")
					.whereRef("design_revision.design", "=", "design.id")
					.where(sql<boolean>`jsonb_path_exists(document, '$.**.upload ? (@ == $ids[*])', ${ids}::jsonb)`),
			),
		)
		.orderBy("saved_at", "desc")
		.execute();
	const open = designs.filter(({ opens }) => opens);
	return {
		designs: open.map((design) => ({
			id: design.id,
			template: design.template,
			name: designName(platform, design, locale),
		})),
		elsewhere: designs.length - open.length,
	};
}

/** Deletes an own photo that no state of a design shows any more. */
export async function deletePhoto(
	platform: Pick<Platform, "database" | "files" | "now">,
	asked: AskedPhoto,
): Promise<Result<undefined, "upload_not_found" | "upload_used">> {
	const copies = await copiesOf(platform, asked);
	if (copies.length === 0) return err("upload_not_found");
	await forgetUploads(platform, new Date(platform.now().getTime() + 1), copies);
	const left = await copiesOf(platform, asked);
	return left.length === 0 ? ok(undefined) : err("upload_used");
}

/** Every upload of the same photo by the same owner. */
async function copiesOf(
	{ database: { db } }: Pick<Platform, "database">,
	{ id, owner }: AskedPhoto,
): Promise<string[]> {
	if (owner === undefined) return [];
	const rows = await db
		.selectFrom("upload as asked")
		.innerJoin("upload as copy", (join) =>
			join.onRef("copy.sha256", "=", "asked.sha256").onRef("copy.owner", "=", "asked.owner"),
		)
		.select("copy.id")
		.where("asked.id", "=", id)
		.where("asked.owner", "=", formatOwner(owner))
		.execute();
	return rows.map((row) => row.id);
}
