import { err, ok, type Result } from "@offizin/base";
import type { ContentLibrary } from "../../content/library/content-library.ts";
import type { Platform } from "../../platform.ts";
import { type ChangeOf, type ContentPlatform, changeSpace, type Writing } from "../change-space.ts";
import type { ContentRefusal } from "../refusal.ts";
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
				publish_failed_at: null,
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
 * schema stays due and says so: it is published once it is mended, unless the time to take it back comes first.
 */
export async function sweepSchedule(platform: ContentPlatform & Pick<Platform, "log">): Promise<void> {
	const { database, now, content, log } = platform;
	const due = await database.db
		.selectFrom("content_story")
		.select(["id", "space"])
		.where((where) =>
			where.or([
				// What could not be published is tried again when something of it has changed.
				where("publish_at", "<=", now()).and(
					where.or([
						where("publish_failed_at", "is", null),
						where("updated_at", ">", where.ref("publish_failed_at")),
					]),
				),
				where("unpublish_at", "<=", now()),
			]),
		)
		.orderBy("id")
		.execute();
	if (due.length > 0) await content.refresh();
	for (const { id, space } of due) {
		const done = await changeSpace(platform, { space, author: AUTHOR }, (writing) =>
			doDue(writing, content, id),
		);
		if (!done.ok) log.warn({ story: id, code: done.error.code }, "a scheduled change is not made");
		else if (done.value) log.warn({ story: id, code: done.value }, "a scheduled story is not published");
	}
}

/** Publishes and takes back what is due of one story; answers with what keeps it from being published. */
async function doDue(
	writing: Writing,
	content: ContentLibrary,
	id: number,
): Promise<Result<ContentRefusal["code"] | undefined, ContentRefusal>> {
	const { trx, at, tell } = writing;
	const row = await findStory(writing, id);
	const isDue = (moment: Date | null) => moment !== null && moment <= at;
	if (!row) return ok(undefined);
	const published = isDue(row.publish_at) ? await publishRow(writing, content, row) : ok(id);
	const current = published.ok ? await findStory(writing, id) : row;
	if (current && isDue(current.unpublish_at)) await unpublishRow(writing, current);
	else if (!published.ok) {
		await trx.updateTable("content_story").set({ publish_failed_at: at }).where("id", "=", id).execute();
		tell(id, false);
	}
	return ok(published.ok ? undefined : published.error.code);
}
