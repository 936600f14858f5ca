import { err, ok } from "@offizin/base";
import type { Platform } from "../../platform.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "../change-space.ts";
import { publishRow, unpublishRow } from "./publish-story.ts";
import { findSeenStory, findStory } from "./story-rows.ts";

export interface Schedule {
	readonly id: number;
	readonly publishAt: Date | null;
	readonly unpublishAt: Date | null;
	readonly seen: number | undefined;
}

/** Says when a story will be published and taken back by itself; null is never. */
export function scheduleStory(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, publishAt, unpublishAt, seen }: Schedule,
) {
	return changeSpace(platform, change, async (writing) => {
		const { trx, at, tell } = writing;
		if (publishAt && unpublishAt && unpublishAt <= publishAt) return err({ code: "schedule_order" });
		const found = await findSeenStory(writing, id, seen);
		if (!found.ok) return found;
		if (found.value.is_folder) return err({ code: "story_is_folder" });
		await trx
			.updateTable("content_story")
			.set({
				publish_at: publishAt,
				unpublish_at: unpublishAt,
				version: found.value.version + 1,
				updated_at: at,
			})
			.where("id", "=", id)
			.execute();
		tell(id, false);
		return ok(id);
	});
}

const AUTHOR = "schedule";

/**
 * Does what has become due, also while no process ran; each story once, whoever else does the same. One that breaks its
 * schema stays due: it is published as soon as it is mended.
 */
export async function sweepSchedule(platform: ContentPlatform & Pick<Platform, "log">): Promise<void> {
	const { database, now, content, log } = platform;
	const due = await database.db
		.selectFrom("content_story")
		.select(["id", "space"])
		.where((where) => where.or([where("publish_at", "<=", now()), where("unpublish_at", "<=", now())]))
		.orderBy("id")
		.execute();
	if (due.length > 0) await content.refresh();
	for (const { id, space } of due) {
		const done = await changeSpace(platform, { space, author: AUTHOR }, async (writing) => {
			const row = await findStory(writing, id);
			if (!row) return ok(id);
			const isDue = (moment: Date | null) => moment !== null && moment <= writing.at;
			if (isDue(row.publish_at)) {
				const published = await publishRow(writing, content, row);
				if (!published.ok) return published;
			}
			const current = await findStory(writing, id);
			if (current && isDue(current.unpublish_at)) await unpublishRow(writing, current);
			return ok(id);
		});
		if (!done.ok) log.warn({ story: id, code: done.error.code }, "a scheduled story is not published");
	}
}
