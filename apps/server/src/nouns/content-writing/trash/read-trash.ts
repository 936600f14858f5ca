import { type Selectable, sql } from "kysely";
import type { Db } from "../../../adapters/database/database.ts";
import type { ContentStoryTable } from "../../../adapters/database/tables/content-table.ts";
import { authorName } from "../author-name.ts";

/** Days that something lies in the trash before it is removed for good. */
const TRASH_DAYS = 90;
const TRASH_MS = TRASH_DAYS * 24 * 3_600_000;

/** When something is removed for good that was deleted then. */
export function removalOf(deletedAt: Date): Date {
	return new Date(deletedAt.getTime() + TRASH_MS);
}

/** Before which moment something was deleted that is removed for good at `now`. */
export function trashedBefore(now: Date): Date {
	return new Date(now.getTime() - TRASH_MS);
}

/** A story that somebody has deleted, with all that went with it. */
export interface TrashedStory {
	readonly id: number;
	readonly uuid: string;
	readonly name: string;
	readonly slug: string;
	/** Where it stood. */
	readonly fullSlug: string;
	/** The folder it lay in, which may be gone; null is the top. */
	readonly parent: number | null;
	readonly isFolder: boolean;
	readonly isStartpage: boolean;
	/** Pages of a folder, itself not counted. */
	readonly pagesWithin: number;
	readonly deletedAt: Date;
	/** A member of staff by mail, or a token by its name. */
	readonly deletedBy: string;
	readonly deletedByName: string;
	readonly removedAt: Date;
}

/** Each deletion by the story it was about: of a folder itself, not what lay in it. */
function deletions(db: Db, space: number) {
	return db
		.selectFrom("content_story as story")
		.where("story.space", "=", space)
		.whereRef("story.deleted_with", "=", "story.id");
}

function whole(db: Db, space: number) {
	return deletions(db, space)
		.select(["story.id", "story.uuid", "story.name", "story.slug", "story.full_slug", "story.parent"])
		.select(["story.is_folder", "story.is_startpage"])
		.select([
			sql<Date>`story.deleted_at`.as("deleted_at"),
			sql<string>`story.deleted_by`.as("deleted_by"),
			authorName("story.deleted_by").as("deleted_by_name"),
			sql<number>`(
				select count(*) from content_story within
				where within.deleted_with = story.id and within.id <> story.id and not within.is_folder
			)`.as("pages_within"),
		]);
}

type Row = Pick<
	Selectable<ContentStoryTable>,
	"id" | "uuid" | "name" | "slug" | "full_slug" | "parent" | "is_folder" | "is_startpage"
> & {
	readonly deleted_at: Date;
	readonly deleted_by: string;
	readonly deleted_by_name: string;
	readonly pages_within: number;
};

function trashedStory(row: Row): TrashedStory {
	return {
		id: row.id,
		uuid: row.uuid,
		name: row.name,
		slug: row.slug,
		fullSlug: row.full_slug,
		parent: row.parent,
		isFolder: row.is_folder,
		isStartpage: row.is_startpage,
		pagesWithin: row.pages_within,
		deletedAt: row.deleted_at,
		deletedBy: row.deleted_by,
		deletedByName: row.deleted_by_name,
		removedAt: removalOf(row.deleted_at),
	};
}

/** What lies in the trash of a space, the newest first. */
export async function readTrash(
	db: Db,
	space: number,
	{ page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly total: number; readonly stories: readonly TrashedStory[] }> {
	const { total } = await deletions(db, space)
		.select(({ fn }) => fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	const rows = await whole(db, space)
		.orderBy("story.deleted_at", "desc")
		.orderBy("story.id", "desc")
		.limit(perPage)
		.offset((page - 1) * perPage)
		.execute();
	return { total, stories: rows.map(trashedStory) };
}

/** One of them by its id. */
export async function findTrashed(db: Db, space: number, id: number): Promise<TrashedStory | undefined> {
	const row = await whole(db, space).where("story.id", "=", id).executeTakeFirst();
	return row && trashedStory(row);
}
