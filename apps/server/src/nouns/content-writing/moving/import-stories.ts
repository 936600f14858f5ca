import type { Block } from "@offizin/content";
import { sql } from "kysely";
import type { Trx } from "../../../adapters/database/database.ts";
import { toJson } from "../../../adapters/database/json.ts";
import { deleteTaken, leaveAddresses } from "../stories/address.ts";
import { searchWords } from "../stories/search-words.ts";
import { giveIdsAbove } from "./given-ids.ts";
import type { StoryPart } from "./space-file.ts";

interface Inserting {
	readonly space: number;
	readonly stories: readonly StoryPart[];
	/** Their version: a new one of those that are written over, too. */
	readonly version: number;
	readonly at: Date;
}

/** Writes stories that lie nowhere yet: their folders may come later in the file. Answers how many it could write. */
export async function insertStories(trx: Trx, { space, stories, version, at }: Inserting): Promise<number> {
	await trx
		.deleteFrom("content_story")
		.where("space", "=", space)
		.where(sql<boolean>`uuid = any(${stories.map(({ uuid }) => uuid)}::uuid[])`)
		.where(sql<boolean>`id <> all(${stories.map(({ id }) => id)}::bigint[])`)
		.execute();
	const rows = stories.map((story) => rowOf(story, { space, version, at }));
	await leaveAddresses(
		trx,
		space,
		rows.map(({ id, full_slug }) => ({ id, full_slug })),
	);
	const put = await trx
		.insertInto("content_story")
		.values(rows)
		.onConflict((conflict) =>
			conflict
				.column("id")
				.doUpdateSet((set) => ({
					uuid: set.ref("excluded.uuid"),
					name: set.ref("excluded.name"),
					slug: set.ref("excluded.slug"),
					full_slug: set.ref("excluded.full_slug"),
					parent: null,
					is_folder: set.ref("excluded.is_folder"),
					is_startpage: set.ref("excluded.is_startpage"),
					position: set.ref("excluded.position"),
					path: set.ref("excluded.path"),
					tags: set.ref("excluded.tags"),
					group_id: set.ref("excluded.group_id"),
					translated_slugs: set.ref("excluded.translated_slugs"),
					sort_by_date: set.ref("excluded.sort_by_date"),
					meta_data: set.ref("excluded.meta_data"),
					version: set.ref("excluded.version"),
					draft: set.ref("excluded.draft"),
					published: set.ref("excluded.published"),
					created_at: set.ref("excluded.created_at"),
					updated_at: set.ref("excluded.updated_at"),
					published_at: set.ref("excluded.published_at"),
					first_published_at: set.ref("excluded.first_published_at"),
					publish_at: set.ref("excluded.publish_at"),
					unpublish_at: set.ref("excluded.unpublish_at"),
					publish_failed_at: null,
					draft_words: sql`excluded.draft_words`,
					published_words: sql`excluded.published_words`,
					deleted_at: null,
					deleted_by: null,
					deleted_with: null,
				}))
				.where("content_story.space", "=", space),
		)
		.returning("id")
		.execute();
	await insertFormerAddresses(trx, space, stories);
	return put.length;
}

/** An address that several stories have had leads to the last of them. */
async function insertFormerAddresses(trx: Trx, space: number, stories: readonly StoryPart[]): Promise<void> {
	const former = new Map(
		stories.flatMap(({ id, former_slugs }) =>
			former_slugs.map((one) => {
				const { lang, path } = typeof one === "string" ? { lang: "default", path: one } : one;
				const full_slug = path.replace(/\/+$/, "");
				return [`${lang} ${full_slug}`, { space, lang, full_slug, story: id }] as const;
			}),
		),
	);
	if (former.size === 0) return;
	await trx
		.insertInto("content_former_address")
		.values([...former.values()])
		.onConflict((conflict) =>
			conflict
				.columns(["space", "lang", "full_slug"])
				.doUpdateSet((set) => ({ story: set.ref("excluded.story") })),
		)
		.execute();
}

function publishedOf({ content, published_content, published, is_folder }: StoryPart): Block | null {
	if (is_folder) return null;
	if (published_content === "same") return content ?? null;
	if (published_content === undefined) return published === true ? (content ?? null) : null;
	return published_content;
}

const date = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

function rowOf(story: StoryPart, { space, version, at }: Omit<Inserting, "stories">) {
	const draft = story.is_folder ? null : (story.content ?? null);
	const published = publishedOf(story);
	const isSame = published === draft;
	return {
		id: story.id,
		uuid: story.uuid,
		space,
		parent: null,
		name: story.name,
		slug: story.slug,
		full_slug: story.full_slug.replace(/\/+$/, ""),
		is_folder: story.is_folder,
		is_startpage: story.is_startpage,
		position: story.position,
		path: story.path ?? null,
		tags: story.tag_list,
		group_id: story.group_id ?? story.uuid,
		translated_slugs: toJson(story.translated_slugs ?? []),
		sort_by_date: story.sort_by_date ?? null,
		meta_data: story.meta_data ? toJson(story.meta_data) : null,
		version,
		draft: draft === null ? null : toJson(draft),
		published: published === null ? null : toJson(published),
		created_at: new Date(story.created_at),
		updated_at: date(story.updated_at) ?? new Date(story.created_at),
		published_at: published === null ? null : (date(story.published_at) ?? at),
		first_published_at: date(story.first_published_at),
		publish_at: date(story.publish_at),
		unpublish_at: date(story.unpublish_at),
		draft_words: searchWords(story.name, draft),
		published_words:
			isSame && draft !== null ? searchWords(story.name, draft) : searchWords(story.name, published),
	};
}

interface Joining {
	readonly space: number;
	/** Id of a story → id of its folder. */
	readonly parents: ReadonlyMap<number, number>;
	readonly at: Date;
}

interface LostStory {
	readonly id: number;
	readonly full_slug: string;
	/** Where it lies, in words. */
	readonly where: string;
}

/**
 * Puts stories into their folders, begins their history and takes their addresses from those that had them before; returns
 * one that lies in no folder of this space.
 */
export async function joinStories(trx: Trx, { space, parents, at }: Joining): Promise<LostStory | undefined> {
	const pairs = toJson([...parents].map(([id, parent]) => ({ id, parent })));
	const { rows } = await sql<{ id: number; full_slug: string }>`
		select story.id, story.full_slug
		from jsonb_to_recordset(${pairs}) as pair (id bigint, parent bigint)
		join content_story story on story.id = pair.id
		left join content_story folder
			on folder.id = pair.parent and folder.space = ${space} and folder.is_folder and folder.id <> story.id
				and folder.deleted_at is null
		where folder.id is null limit 1
	`.execute(trx);
	const [orphan] = rows;
	if (orphan) return { ...orphan, where: `${parents.get(orphan.id)}, which is no folder of this space` };
	await sql`
		update content_story story set parent = pair.parent
		from jsonb_to_recordset(${pairs}) as pair (id bigint, parent bigint)
		where story.id = pair.id and story.space = ${space}
	`.execute(trx);
	const [looped] = await unreachable(trx, space);
	if (looped) return { ...looped, where: `${parents.get(looped.id)}, which lies in it` };
	await sql`
		insert into content_story_version (story, version, kind, name, content, author, at)
		select story.id, story.version, 'imported', story.name, story.draft, 'import', ${at}
		from content_story story where space = ${space} and not is_folder and deleted_at is null and not exists (
			select from content_story_version known where known.story = story.id and known.version = story.version
		)
	`.execute(trx);
	// What was deleted with a folder that the file brings back lies in the trash by itself.
	await sql`
		update content_story story set deleted_with = id
		where space = ${space} and deleted_at is not null and not exists (
			select from content_story root where root.id = story.deleted_with and root.deleted_with = root.id
		)
	`.execute(trx);
	await deleteTaken(trx, space);
	await giveIdsAbove(trx, "content_story");
	return undefined;
}

/** One of the stories that no way from the top leads to: their folders lie in each other. */
async function unreachable(trx: Trx, space: number) {
	const { rows } = await sql<{ id: number; full_slug: string }>`
		with recursive reached as (
			select id from content_story where space = ${space} and parent is null
			union all select story.id from content_story story join reached on story.parent = reached.id
		)
		select id, full_slug from content_story
		where space = ${space} and is_folder and id not in (select id from reached) order by id limit 1
	`.execute(trx);
	return rows;
}
