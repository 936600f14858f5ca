import { err, ok, type Result } from "@offizin/base";
import { sql } from "kysely";
import type { Trx } from "../../../adapters/database/database.ts";
import { toJson } from "../../../adapters/database/json.ts";
import { liveStories } from "../../content/library/live-stories.ts";
import type { Writing } from "../change-space.ts";
import type { ContentRefusal } from "../refusal.ts";
import { findStory } from "./story-rows.ts";
import { deleteTakenTranslations } from "./translated-address.ts";

/** Where a story is to stand. */
export interface Place {
	readonly slug: string;
	readonly parent: number | null;
	readonly isStartpage: boolean;
}

/** Whether one part of an address is written as such, in any script. */
export function isSlug(slug: string): boolean {
	return /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N}._~-]*$/u.test(slug);
}

/** The whole address of a place, if the site has no page of its own there, it is free for the story `id` (undefined is a new one) and a folder is there. */
export async function addressAt(
	writing: Writing,
	id: number | undefined,
	{ slug, parent, isStartpage }: Place,
): Promise<Result<string, ContentRefusal>> {
	if (!isSlug(slug)) return err({ code: "slug_invalid" });
	const folder = parent === null ? undefined : await findStory(writing, parent);
	if (parent !== null && !folder?.is_folder) return err({ code: "parent_unknown" });
	if (id !== undefined && parent !== null && (await isWithin(writing, parent, id)))
		return err({ code: "parent_loop" });
	const { trx, space } = writing;
	// A start page stands at the address of its folder, hence it shares no slug with its neighbours.
	const isFolderPage = isStartpage && folder !== undefined;
	const taken = await liveStories(trx, space.id)
		.select("id")
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
	const address =
		folder && isStartpage ? folder.full_slug : [folder?.full_slug, slug].filter(Boolean).join("/");
	return writing.showsStory(address) ? ok(address) : err({ code: "slug_of_shop" });
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

/** A story and the full slug it is given. */
interface Readdressing {
	readonly id: number;
	readonly full_slug: string;
}

/**
 * Gives a story its address, and everything below it the one that follows. Versions stay: an editor who has one of them
 * open has not missed a change of it.
 */
export async function readdress(writing: Writing, id: number, address: string): Promise<void> {
	const { trx, space, tell } = writing;
	// What lies in the trash goes only with what it was deleted with.
	const { rows: readdressings } = await sql<Readdressing>`
		with recursive below as (
			select id, deleted_with, ${address}::text as full_slug from content_story where id = ${id}
			union all
			select story.id, story.deleted_with,
				case when story.is_startpage then below.full_slug else below.full_slug || '/' || story.slug end
			from content_story story
			join below on story.parent = below.id and story.deleted_with is not distinct from below.deleted_with
		) select id, full_slug from below
	`.execute(trx);
	await leaveAddresses(trx, space.id, readdressings);
	const { rows } = await sql<{ id: number; is_visible: boolean }>`
		update content_story story set full_slug = given.full_slug
		from jsonb_to_recordset(${toJson(readdressings)}) as given (id bigint, full_slug text)
		where story.id = given.id and story.full_slug <> given.full_slug
		returning story.id, story.published is not null or story.is_folder as is_visible
	`.execute(trx);
	for (const row of rows) tell(row.id, row.is_visible);
	await takeAddresses(writing);
}

/** Before stories are given other addresses: where visitors have known them leads to them from now on. */
export async function leaveAddresses(
	trx: Trx,
	space: number,
	readdressings: readonly Readdressing[],
): Promise<void> {
	await sql`
		insert into content_former_address (space, full_slug, story)
		select distinct on (story.full_slug) story.space, story.full_slug, story.id
		from jsonb_to_recordset(${toJson(readdressings)}) as given (id bigint, full_slug text)
		join content_story story on story.id = given.id
		where story.space = ${space} and story.full_slug <> given.full_slug
			and (story.published is not null or story.first_published_at is not null)
		order by story.full_slug, story.deleted_at nulls first
		on conflict (space, lang, full_slug) do update set story = excluded.story
	`.execute(trx);
}

/** What is published at an address has it for itself: it leads to no other page any more. */
export async function takeAddresses({ trx, space, tell }: Writing): Promise<void> {
	const former = [...(await deleteTaken(trx, space.id)), ...(await deleteTakenTranslations(trx, space))];
	for (const { story } of former) tell(story, true);
}

/** Removes former addresses of a space at which a page is published; answers with whose they were. */
export async function deleteTaken(trx: Trx, space: number): Promise<readonly { readonly story: number }[]> {
	const { rows } = await sql<{ story: number }>`
		delete from content_former_address former using content_story taker
		where former.space = ${space} and former.lang = 'default' and taker.space = former.space and taker.full_slug = former.full_slug
			and taker.published is not null and not taker.is_folder and taker.deleted_at is null
		returning former.story
	`.execute(trx);
	return rows;
}
