import { err, invariant, ok } from "@offizin/base";
import { sql } from "kysely";
import { readStories } from "../../content/library/read-space.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "../change-space.ts";
import { findStory, linkingTo } from "./story-rows.ts";

/**
 * Puts a story into the trash, a folder with everything in it: nobody sees it any more, its address is free, its history
 * stays. Refused while others link there, unless it `isForced`; answers with what it was.
 */
export function deleteStory(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, isForced }: { readonly id: number; readonly isForced: boolean },
) {
	return changeSpace(platform, change, async (writing) => {
		const { trx, space, author, at, tell } = writing;
		if (!(await findStory(writing, id))) return err({ code: "story_unknown" });
		const [before] = await readStories(trx, { ids: [id] });
		invariant(before, `story ${id} is in the space that is held`);
		const { rows } = await sql<{ id: number; uuid: string }>`
			with recursive below as (
				select id, uuid from content_story where id = ${id}
				union all
				select story.id, story.uuid from content_story story join below on story.parent = below.id
				where story.deleted_at is null
			) select id, uuid from below
		`.execute(trx);
		const ids = rows.map((row) => row.id);
		const uuids = rows.map((row) => row.uuid);
		const stories = isForced ? [] : await linkingTo(trx, space.id, { ids, uuids });
		if (stories.length > 0) return err({ code: "story_linked", stories });
		await trx
			.updateTable("content_story")
			.set({
				deleted_at: at,
				deleted_by: author,
				deleted_with: id,
				version: sql<number>`version + 1`,
				published: null,
				published_words: null,
				published_at: null,
				publish_at: null,
				unpublish_at: null,
				publish_failed_at: null,
			})
			.where(sql<boolean>`id = any(${ids}::bigint[])`)
			.execute();
		for (const gone of ids) tell(gone, true);
		return ok(before);
	});
}
