import { randomUUID } from "node:crypto";
import { err, ok, type Result } from "@offizin/base";
import { type Block, checkTreeSize, completeBlock } from "@offizin/content";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../../adapters/database/database.ts";
import { toJson } from "../../../adapters/database/json.ts";
import type {
	ContentStoryTable,
	ContentStoryVersionTable,
} from "../../../adapters/database/tables/content-table.ts";
import { liveStories } from "../../content/library/live-stories.ts";
import type { Writing } from "../change-space.ts";
import type { ContentRefusal } from "../refusal.ts";

export type StoryRow = Omit<
	Selectable<ContentStoryTable>,
	"draft_words" | "published_words" | "sort_by_date" | "deleted_at" | "deleted_by" | "deleted_with"
>;

const columns = [
	...(["id", "uuid", "space", "parent", "name", "slug", "full_slug", "is_folder", "is_startpage"] as const),
	...(["position", "path", "tags", "group_id", "translated_slugs", "meta_data", "version", "draft"] as const),
	...(["published", "created_at", "updated_at", "published_at", "first_published_at"] as const),
	...(["publish_at", "unpublish_at", "publish_failed_at"] as const),
] as const;

/** A story of the space, and nobody else's; none that lies in the trash. */
export async function findStory({ trx, space }: Pick<Writing, "trx" | "space">, id: number) {
	return liveStories(trx, space.id).select(columns).where("id", "=", id).executeTakeFirst();
}

/** The story, unless somebody else has saved since the version that `seen` names; undefined sees everything. */
export async function findSeenStory(
	writing: Writing,
	id: number,
	seen: number | undefined,
): Promise<Result<StoryRow, ContentRefusal>> {
	const row = await findStory(writing, id);
	if (!row) return err({ code: "story_unknown" });
	if (seen !== undefined && seen !== row.version) return err({ code: "story_changed", story: id });
	return ok(row);
}

/** A content as it can be kept: not too large, each block with a `_uid` of its own. */
export function keepable(content: Omit<Block, "_uid">): Result<Block, ContentRefusal> {
	// Before anything walks it, since what is too deep exhausts whoever does.
	const size = checkTreeSize(content);
	if (size) return err({ code: "story_too_large", findings: [size] });
	return ok(completeBlock(content, randomUUID));
}

type Kind = ContentStoryVersionTable["kind"];

/** Keeps what a story is now, for its history. */
export async function noteVersion(
	{ trx, author, at }: Pick<Writing, "trx" | "author" | "at">,
	{ id, version, name, draft }: Pick<StoryRow, "id" | "version" | "name" | "draft">,
	kind: Kind,
): Promise<void> {
	await trx
		.insertInto("content_story_version")
		.values({ story: id, version, kind, name, content: draft === null ? null : toJson(draft), author, at })
		.execute();
}

/** Stories outside of `ids` in whose draft or published content one of the uuids stands. */
export async function linkingTo(
	db: Db,
	space: number,
	{ ids, uuids }: { readonly ids: readonly number[]; readonly uuids: readonly string[] },
) {
	const [only] = uuids;
	const names = (column: "draft" | "published") =>
		uuids.length === 1
			? sql<boolean>`${sql.ref(column)}::text like ${`%${only}%`}`
			: sql<boolean>`exists (
				select from regexp_matches(${sql.ref(column)}::text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') found
				where found[1] = any(${[...uuids]}::text[])
			)`;
	return liveStories(db, space)
		.select(["id", "name", "full_slug"])
		.where(sql<boolean>`id <> all(${[...ids]}::bigint[])`)
		.where((where) => where.or([names("draft"), names("published")]))
		.orderBy("full_slug")
		.limit(100)
		.execute();
}
