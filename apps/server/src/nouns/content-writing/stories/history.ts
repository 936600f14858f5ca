import { err, ok } from "@offizin/base";
import type { Db } from "../../../adapters/database/database.ts";
import { toJson } from "../../../adapters/database/json.ts";
import { authorName } from "../author-name.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "../change-space.ts";
import { searchWords } from "./search-words.ts";
import { findSeenStory, noteVersion } from "./story-rows.ts";

/** What a story was at each save, the newest first, without contents. */
export async function versionsOf(
	db: Db,
	story: number,
	{ page, perPage }: { readonly page: number; readonly perPage: number },
) {
	const all = db.selectFrom("content_story_version").where("story", "=", story);
	const { total } = await all.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const versions = await all
		.select(["id", "version", "kind", "name", "author", "at"])
		.select(authorName("author").as("author_name"))
		.orderBy("id", "desc")
		.limit(perPage)
		.offset((page - 1) * perPage)
		.execute();
	return { total, versions };
}

export function versionOf(db: Db, story: number, id: number) {
	return db
		.selectFrom("content_story_version")
		.selectAll()
		.select(authorName("author").as("author_name"))
		.where("story", "=", story)
		.where("id", "=", id)
		.executeTakeFirst();
}

export interface Restoration {
	readonly id: number;
	/** Id of the version. */
	readonly version: number;
	readonly seen: number | undefined;
}

/** Makes an old version the draft again. It is a new version: what was there stays in the history. */
export function restoreStory(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, version: wanted, seen }: Restoration,
) {
	return changeSpace(platform, change, async (writing) => {
		const { trx, at, tell } = writing;
		const found = await findSeenStory(writing, id, seen);
		if (!found.ok) return found;
		const old = await versionOf(trx, id, wanted);
		if (!old?.content) return err({ code: "story_version_unknown" });
		const version = found.value.version + 1;
		const { name } = found.value;
		await trx
			.updateTable("content_story")
			.set({
				draft: toJson(old.content),
				draft_words: searchWords(name, old.content),
				version,
				updated_at: at,
			})
			.where("id", "=", id)
			.execute();
		await noteVersion(writing, { id, version, name, draft: old.content }, "restored");
		tell(id, false);
		return ok(id);
	});
}
