import {
	type ContentTrashedStory,
	listTrash,
	removeFromTrash as removeFromTrashDoor,
	restoreFromTrash as restoreFromTrashDoor,
} from "@offizin/contract";
import { readTrash, type TrashedStory } from "../../../nouns/content-writing/trash/read-trash.ts";
import { removeFromTrash } from "../../../nouns/content-writing/trash/remove-from-trash.ts";
import { restoreFromTrash } from "../../../nouns/content-writing/trash/restore-from-trash.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { createRouter } from "../../http/router.ts";
import { changeOf, viewsOf } from "./asking.ts";
import { refuseContent } from "./refuse-content.ts";
import { type ContentEnv, withRight } from "./who-may.ts";

/** What was deleted in a space: looked at, put back, removed for good. */
export function trashRoutes(platform: Platform) {
	const { db } = platform.database;
	const router = createRouter<ContentEnv>();

	router.openapi(withRight("content.read", listTrash), async (c) => {
		const { page, per_page: perPage } = c.req.valid("query");
		const { total, stories } = await readTrash(db, c.var.space.id, { page, perPage });
		c.header("total", String(total));
		c.header("per-page", String(perPage));
		return c.json({ stories: stories.map(trashedView) }, 200);
	});
	router.openapi(withRight("content.edit", restoreFromTrashDoor), async (c) => {
		const id = Number(c.req.valid("param").story);
		const restored = await restoreFromTrash(platform, changeOf(c), { id, slug: c.req.valid("json").slug });
		const views = viewsOf(platform, c);
		if (!restored.ok) return refuseContent(c, restored.error, views);
		const story = views.story(restored.value);
		return story ? c.json({ story }, 200) : refuseContent(c, { code: "story_unknown" }, views);
	});
	router.openapi(withRight("content.publish", removeFromTrashDoor), async (c) => {
		const removed = await removeFromTrash(platform, changeOf(c), Number(c.req.valid("param").story));
		if (!removed.ok) return refuseContent(c, removed.error, viewsOf(platform, c));
		return c.json({ story: trashedView(removed.value) }, 200);
	});
	return router;
}

function trashedView(story: TrashedStory): ContentTrashedStory {
	return {
		id: story.id,
		uuid: story.uuid,
		name: story.name,
		slug: story.slug,
		full_slug: story.fullSlug,
		is_folder: story.isFolder,
		pages_within: story.pagesWithin,
		deleted_at: story.deletedAt.toISOString(),
		deleted_by: story.deletedBy,
		deleted_by_name: story.deletedByName,
		removed_at: story.removedAt.toISOString(),
	};
}
