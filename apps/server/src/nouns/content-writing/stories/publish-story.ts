import { err, invariant, ok, type Result } from "@offizin/base";
import { checkContent } from "@offizin/content";
import { sql } from "kysely";
import type { ContentLibrary } from "../../content/library/content-library.ts";
import { knownIn } from "../../content/library/known-in.ts";
import { type ChangeOf, type ContentPlatform, changeSpace, type Writing } from "../change-space.ts";
import type { ContentRefusal } from "../refusal.ts";
import { takeAddresses } from "./address.ts";
import { findSeenStory, findStory, noteVersion, type StoryRow } from "./story-rows.ts";

/** Shows the draft to visitors, unless it breaks its schema. */
export function publishStory(platform: ContentPlatform, change: ChangeOf, id: number) {
	return changeSpace(platform, change, async (writing) => {
		const found = await findSeenStory(writing, id, undefined);
		return found.ok ? publishRow(writing, platform.content, found.value) : found;
	});
}

/** The same within a change. */
export async function publishRow(
	writing: Writing,
	content: ContentLibrary,
	row: StoryRow,
): Promise<Result<number, ContentRefusal>> {
	const { trx, at, tell } = writing;
	if (row.is_folder || row.draft === null) return err({ code: "story_is_folder" });
	const space = content.space(row.space);
	invariant(space, `the space ${row.space} is not in memory`);
	const findings = checkContent(row.draft, knownIn(space), row.uuid);
	if (findings.some(({ severity }) => severity === "error")) return err({ code: "story_broken", findings });
	const version = row.version + 1;
	await trx
		.updateTable("content_story")
		.set({
			version,
			published: sql`draft`,
			published_words: sql`draft_words`,
			published_at: at,
			first_published_at: row.first_published_at ?? at,
			publish_at: null,
			publish_failed_at: null,
			updated_at: at,
		})
		.where("id", "=", row.id)
		.execute();
	await noteVersion(writing, { ...row, version }, "published");
	await takeAddresses(writing);
	tell(row.id, true);
	return ok(row.id);
}

/** Shows it to visitors no longer; whoever asks for its address finds nothing. */
export function unpublishStory(platform: ContentPlatform, change: ChangeOf, id: number) {
	return changeSpace(platform, change, async (writing) => {
		const row = await findStory(writing, id);
		if (!row) return err({ code: "story_unknown" });
		if (row.is_folder) return err({ code: "story_is_folder" });
		if (row.published !== null) await unpublishRow(writing, row);
		return ok(id);
	});
}

export async function unpublishRow(writing: Writing, row: StoryRow): Promise<void> {
	const { trx, at, tell } = writing;
	const version = row.version + 1;
	await trx
		.updateTable("content_story")
		.set({
			version,
			published: null,
			published_words: null,
			published_at: null,
			// What should have been published by now is not to come after this.
			publish_at: row.publish_at && row.publish_at <= at ? null : row.publish_at,
			unpublish_at: null,
			publish_failed_at: null,
			updated_at: at,
		})
		.where("id", "=", row.id)
		.execute();
	await noteVersion(writing, { ...row, version }, "unpublished");
	tell(row.id, true);
}
