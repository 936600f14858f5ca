import { err, ok, type Result } from "@offizin/base";
import { sql } from "kysely";
import type { Writing } from "../change-space.ts";
import type { ContentRefusal } from "../refusal.ts";
import { findStory } from "./story-rows.ts";

/** Where a story is to stand. */
export interface Place {
	readonly slug: string;
	readonly parent: number | null;
	readonly isStartpage: boolean;
}

const foreign: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A slug made of a name. */
export function slugOf(name: string): string {
	return name
		.toLowerCase()
		.replace(/[äöüß]/g, (letter) => foreign[letter] ?? letter)
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z\d]+/g, "-")
		.replace(/^-+|-+$/g, "");
}

/** The whole address of a place, if it is free for the story `id` (undefined is a new one) and a folder is there. */
export async function addressAt(
	writing: Writing,
	id: number | undefined,
	{ slug, parent, isStartpage }: Place,
): Promise<Result<string, ContentRefusal>> {
	if (!/^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N}._~-]*$/u.test(slug)) return err({ code: "slug_invalid" });
	const folder = parent === null ? undefined : await findStory(writing, parent);
	if (parent !== null && !folder?.is_folder) return err({ code: "parent_unknown" });
	if (id !== undefined && parent !== null && (await isWithin(writing, parent, id)))
		return err({ code: "parent_loop" });
	const { trx, space } = writing;
	// A start page stands at the address of its folder, hence it shares no slug with its neighbours.
	const isFolderPage = isStartpage && folder !== undefined;
	const taken = await trx
		.selectFrom("content_story")
		.select("id")
		.where("space", "=", space.id)
		.where("parent", parent === null ? "is" : "=", parent)
		.$if(id !== undefined, (query) => query.where("id", "<>", id ?? 0))
		.$if(isFolderPage, (query) => query.where("is_startpage", "=", true))
		.$if(!isFolderPage, (query) =>
			query
				.where("slug", "=", slug)
				.where((where) => where.or([where("is_startpage", "=", false), where("parent", "is", null)])),
		)
		.executeTakeFirst();
	if (taken) return err({ code: "slug_taken" });
	if (!folder) return ok(slug);
	return ok(isStartpage ? folder.full_slug : `${folder.full_slug}/${slug}`);
}

/** Whether `id` is the folder `above` or lies somewhere in it. */
async function isWithin({ trx }: Writing, id: number, above: number): Promise<boolean> {
	const { rows } = await sql<{ id: number }>`
		with recursive up as (
			select id, parent from content_story where id = ${id}
			union all select story.id, story.parent from content_story story join up on story.id = up.parent
		) select id from up where id = ${above}
	`.execute(trx);
	return rows.length > 0;
}

/**
 * Gives everything below a story the address that follows from its new one. Their versions stay: an editor who has one
 * of them open has not missed a change of it.
 */
export async function readdressBelow({ trx, tell }: Writing, id: number): Promise<void> {
	const { rows } = await sql<{ id: number; is_visible: boolean }>`
		with recursive below as (
			select id, full_slug from content_story where id = ${id}
			union all
			select story.id,
				case when story.is_startpage then below.full_slug else below.full_slug || '/' || story.slug end
			from content_story story join below on story.parent = below.id
		)
		update content_story story set full_slug = below.full_slug
		from below where story.id = below.id and story.full_slug <> below.full_slug
		returning story.id, story.published is not null or story.is_folder as is_visible
	`.execute(trx);
	for (const row of rows) tell(row.id, row.is_visible);
}
