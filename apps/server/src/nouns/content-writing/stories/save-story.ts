import { randomUUID } from "node:crypto";
import { err, ok, type Result } from "@offizin/base";
import { type Block, slugOf } from "@offizin/content";
import type { ContentStoryChange } from "@offizin/contract";
import { toJson } from "../../../adapters/database/json.ts";
import { liveStories } from "../../content/library/live-stories.ts";
import { type ChangeOf, type ContentPlatform, changeSpace, type Writing } from "../change-space.ts";
import type { ContentRefusal } from "../refusal.ts";
import { addressAt, isSlug, readdress } from "./address.ts";
import { publishRow } from "./publish-story.ts";
import { searchWords } from "./search-words.ts";
import { findSeenStory, keepable, noteVersion, type StoryRow } from "./story-rows.ts";
import { readdressing } from "./translated-address.ts";

interface NewStory extends ContentStoryChange {
	readonly name: string;
	readonly is_folder?: boolean | undefined;
}

/** Writes a story or makes a folder; answers with its id. */
export function createStory(
	platform: ContentPlatform,
	change: ChangeOf,
	{ story, isPublished }: { readonly story: NewStory; readonly isPublished: boolean },
) {
	return changeSpace(platform, change, async (writing) => {
		const { trx, space, at, tell } = writing;
		const isFolder = story.is_folder === true;
		const draft = isFolder ? ok(null) : contentOf(story.content);
		if (!draft.ok) return draft;
		const parent = story.parent_id || null;
		const isStartpage = !isFolder && story.is_startpage === true;
		const slug = story.slug || slugOf(story.name);
		const address = await addressAt(writing, undefined, { slug, parent, isStartpage });
		if (!address.ok) return address;
		if (!areSlugs(story.translated_slugs)) return err({ code: "slug_invalid" });
		const insert = async () =>
			trx
				.insertInto("content_story")
				.values({
					uuid: randomUUID(),
					space: space.id,
					parent,
					name: story.name,
					slug,
					full_slug: address.value,
					is_folder: isFolder,
					is_startpage: isStartpage,
					position: story.position ?? (await lastPosition(writing, parent)),
					path: story.path || null,
					tags: [...(story.tag_list ?? [])],
					group_id: story.group_id ?? randomUUID(),
					translated_slugs: toJson(story.translated_slugs ?? []),
					sort_by_date: story.sort_by_date ?? null,
					meta_data: story.meta_data ? toJson(story.meta_data) : null,
					version: 1,
					draft: draft.value === null ? null : toJson(draft.value),
					published: null,
					created_at: at,
					updated_at: at,
					published_at: null,
					first_published_at: null,
					publish_at: null,
					unpublish_at: null,
					draft_words: searchWords(story.name, draft.value),
					published_words: null,
				})
				.returning("id")
				.executeTakeFirstOrThrow();
		const inserted = await readdressing(writing, insert);
		if (!inserted.ok) return inserted;
		const row = inserted.value;
		const saved = await findSeenStory(writing, row.id, undefined);
		if (!saved.ok) return saved;
		await noteVersion(writing, saved.value, "saved");
		tell(row.id, isFolder);
		return isPublished ? publishRow(writing, platform.content, saved.value) : ok(row.id);
	});
}

export interface StoryChange {
	readonly story: ContentStoryChange;
	/** The version it was made on; undefined writes over whatever is there. */
	readonly seen: number | undefined;
	readonly isPublished: boolean;
}

/** Saves what a change names and leaves everything else as it is; answers with the id of the story. */
export function changeStory(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, story, seen, isPublished }: StoryChange & { readonly id: number },
) {
	return changeSpace(platform, change, async (writing) => {
		const found = await findSeenStory(writing, id, seen);
		if (!found.ok) return found;
		const saved = await saveRow(writing, found.value, story);
		if (!saved.ok || !isPublished) return saved;
		const row = await findSeenStory(writing, id, undefined);
		return row.ok ? publishRow(writing, platform.content, row.value) : row;
	});
}

async function saveRow(
	writing: Writing,
	row: StoryRow,
	story: ContentStoryChange,
): Promise<Result<number, ContentRefusal>> {
	const { trx, at, tell } = writing;
	const draft = row.is_folder || story.content === undefined ? ok(row.draft) : contentOf(story.content);
	if (!draft.ok) return draft;
	const place = {
		slug: story.slug || row.slug,
		parent: story.parent_id === undefined ? row.parent : story.parent_id || null,
		isStartpage: row.is_folder ? false : (story.is_startpage ?? row.is_startpage),
	};
	const isMoved =
		place.slug !== row.slug || place.parent !== row.parent || place.isStartpage !== row.is_startpage;
	const address = isMoved ? await addressAt(writing, row.id, place) : ok(row.full_slug);
	if (!address.ok) return address;
	if (!areSlugs(story.translated_slugs)) return err({ code: "slug_invalid" });
	const name = story.name ?? row.name;
	const version = row.version + 1;
	const put = async () => {
		await trx
			.updateTable("content_story")
			.set({
				name,
				slug: place.slug,
				parent: place.parent,
				is_startpage: place.isStartpage,
				version,
				updated_at: at,
				...(story.position === undefined ? {} : { position: story.position }),
				...(story.path === undefined ? {} : { path: story.path || null }),
				...(story.tag_list === undefined ? {} : { tags: [...story.tag_list] }),
				...(story.group_id === undefined ? {} : { group_id: story.group_id }),
				...(story.translated_slugs === undefined ? {} : { translated_slugs: toJson(story.translated_slugs) }),
				...(story.sort_by_date === undefined ? {} : { sort_by_date: story.sort_by_date }),
				...(story.meta_data === undefined
					? {}
					: { meta_data: story.meta_data === null ? null : toJson(story.meta_data) }),
				...(row.is_folder
					? {}
					: {
							draft: draft.value === null ? null : toJson(draft.value),
							draft_words: searchWords(name, draft.value),
						}),
			})
			.where("id", "=", row.id)
			.execute();
		if (isMoved) await readdress(writing, row.id, address.value);
	};
	const isReaddressed = isMoved || story.translated_slugs !== undefined;
	const written = isReaddressed ? await readdressing(writing, put) : ok(await put());
	if (!written.ok) return written;
	await noteVersion(writing, { id: row.id, version, name, draft: draft.value }, "saved");
	// Addresses, names and order are the same for drafts and visitors.
	tell(row.id, row.published !== null || row.is_folder);
	return ok(row.id);
}

/** An empty one is none: the page keeps its slug of the space in that language. */
function areSlugs(translated: ContentStoryChange["translated_slugs"] = []): boolean {
	return translated.every(({ slug }) => slug === "" || isSlug(slug));
}

function contentOf(content: Omit<Block, "_uid"> | null | undefined): Result<Block | null, ContentRefusal> {
	return content ? keepable(content) : err({ code: "story_without_content" });
}

async function lastPosition({ trx, space }: Writing, parent: number | null): Promise<number> {
	const { last } = await liveStories(trx, space.id)
		.select(({ fn }) => fn.max("position").as("last"))
		.where("parent", parent === null ? "is" : "=", parent)
		.executeTakeFirstOrThrow();
	return (last ?? 0) + STEP;
}

/** Between neighbours in a new order. */
export const STEP = 10;
