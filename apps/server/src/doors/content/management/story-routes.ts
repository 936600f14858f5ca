import type { Result } from "@offizin/base";
import { readManagedSelection, type Story } from "@offizin/content";
import {
	changeStory as changeStoryDoor,
	createStory as createStoryDoor,
	deleteStory as deleteStoryDoor,
	getStory,
	listStories,
	moveStory as moveStoryDoor,
	publishStory as publishStoryDoor,
	scheduleStory as scheduleStoryDoor,
	unpublishStory as unpublishStoryDoor,
} from "@offizin/contract";
import type { Context } from "hono";
import { searchStories } from "../../../nouns/content/library/search-stories.ts";
import { storyErrors } from "../../../nouns/content/library/story-errors.ts";
import type { ContentRefusal } from "../../../nouns/content-writing/refusal.ts";
import { deleteStory } from "../../../nouns/content-writing/stories/delete-story.ts";
import { moveStory } from "../../../nouns/content-writing/stories/move-story.ts";
import { publishStory, unpublishStory } from "../../../nouns/content-writing/stories/publish-story.ts";
import { changeStory, createStory } from "../../../nouns/content-writing/stories/save-story.ts";
import { scheduleStory } from "../../../nouns/content-writing/stories/schedule-story.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { localeOf } from "../../http/locale-of.ts";
import { refuse } from "../../http/refuse.ts";
import { createRouter } from "../../http/router.ts";
import { unknownFields } from "../../http/unknown-fields.ts";
import { changeOf, isSet, pageOf, storyGiven, viewsOf } from "./asking.ts";
import { findStories } from "./find-stories.ts";
import { refuseContent } from "./refuse-content.ts";
import { refuseSelection } from "./refuse-selection.ts";
import { storyItem, storyView } from "./views.ts";
import { type ContentEnv, refuseRight, withRight } from "./who-may.ts";

/** Parameters of a list that it reads itself. */
const ownParameters = Object.keys(listStories.request.query.shape);

/** Stories: listed, written, moved, published and deleted. */
export function storyRoutes(platform: Platform) {
	const router = createRouter<ContentEnv>();
	const idOf = (param: { readonly story: string }) => Number(param.story);

	/** The story after a change, or why there was none. */
	function answer(c: Context<ContentEnv>, changed: Result<number, ContentRefusal>) {
		const views = viewsOf(platform, c);
		if (!changed.ok) return refuseContent(c, changed.error, views);
		const story = views.story(changed.value);
		return story ? c.json({ story }, 200) : refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
	}

	router.openapi(withRight("content.read", listStories), async (c) => {
		const query = c.req.valid("query");
		const selection = readManagedSelection(new URL(c.req.url).searchParams, ownParameters);
		if (!selection.ok) return refuseSelection(c, selection.error);
		const words = (query.search ?? query.text_search ?? "").trim();
		const asked = { term: words, version: "draft" } as const;
		const saying =
			words === "" ? new Set<number>() : await searchStories(platform.database, c.var.space, asked);
		const { space } = c.var;
		const found = findStories(space, query, { selection: selection.value, words, saying });
		const { with_errors: broken } = query;
		const errorsOf = async (stories: readonly Story[]) => {
			const errors = await storyErrors(space, stories);
			return ({ id }: Story) => errors.get(id) ?? 0;
		};
		const inAll = broken === undefined ? undefined : await errorsOf(found);
		const wanted = inAll ? found.filter((story) => inAll(story) > 0 === isSet(broken)) : found;
		const listed = pageOf(c, wanted, query);
		const errors = await errorsOf(listed);
		return c.json({ stories: listed.map((story) => ({ ...storyItem(story), errors: errors(story) })) }, 200);
	});
	router.openapi(withRight("content.read", getStory), (c) => {
		const story = viewsOf(platform, c).story(idOf(c.req.valid("param")));
		return story ? c.json({ story }, 200) : refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.edit", createStoryDoor), async (c) => {
		const { story, publish } = c.req.valid("json");
		const isPublished = isSet(publish);
		if (isPublished && !c.var.author.may("content.publish")) return refuseRight(c, "content.publish");
		const views = viewsOf(platform, c);
		const given = storyGiven(c, story);
		if (!given.ok) return refuseContent(c, given.error, views);
		const made = await createStory(platform, changeOf(c), { story: given.value, isPublished });
		if (!made.ok) return refuseContent(c, made.error, views);
		const view = views.story(made.value);
		return view
			? c.json({ story: view }, 201)
			: refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.edit", changeStoryDoor), async (c) => {
		const { story, publish, force_update: force } = c.req.valid("json");
		const isPublished = isSet(publish);
		if (isPublished && !c.var.author.may("content.publish")) return refuseRight(c, "content.publish");
		const given = storyGiven(c, story);
		if (!given.ok) return refuseContent(c, given.error, viewsOf(platform, c));
		const { version, ...fields } = given.value;
		const seen = isSet(force) ? undefined : version;
		const id = idOf(c.req.valid("param"));
		return answer(c, await changeStory(platform, changeOf(c), { id, story: fields, seen, isPublished }));
	});
	router.openapi(withRight("content.edit", deleteStoryDoor), async (c) => {
		const id = idOf(c.req.valid("param"));
		const story = c.var.space.byId.get(id);
		// What visitors see goes with it.
		if ((story?.published || story?.isFolder) && !c.var.author.may("content.publish"))
			return refuseRight(c, "content.publish");
		const isForced = isSet(c.req.valid("query").force_delete);
		const deleted = await deleteStory(platform, changeOf(c), { id, isForced });
		if (!deleted.ok) return refuseContent(c, deleted.error, viewsOf(platform, c));
		return c.json({ story: storyView(deleted.value, c.var.space, c.var.context.origin) }, 200);
	});
	router.openapi(withRight("content.publish", publishStoryDoor), async (c) =>
		answer(c, await publishStory(platform, changeOf(c), idOf(c.req.valid("param")))),
	);
	router.openapi(withRight("content.publish", unpublishStoryDoor), async (c) =>
		answer(c, await unpublishStory(platform, changeOf(c), idOf(c.req.valid("param")))),
	);
	// The protocol publishes by GET, which a page of another site could ask for with the cookie of a member of staff.
	router.get("/v1/spaces/:space/stories/:story/:verb{publish|unpublish}", async (c) => {
		if (!c.var.author.hasToken) return refuse(c, "method_not_allowed");
		// All languages are published together, and there are no releases.
		const { lang, release_id: release } = c.req.query();
		const unknown = [
			...(lang === undefined || lang === "default" ? [] : ["lang"]),
			...(release === undefined || release === "0" ? [] : ["release_id"]),
		];
		if (unknown.length > 0)
			return refuse(c, "parameter_unknown", {
				fields: Object.fromEntries(unknownFields(unknown, localeOf(c))),
			});
		const { story, verb } = c.req.param();
		const change = verb === "publish" ? publishStory : unpublishStory;
		return answer(c, await change(platform, changeOf(c), Number(story)));
	});
	router.openapi(withRight("content.publish", moveStoryDoor), async (c) => {
		const { parent_id: parent, after_id: after, version: seen } = c.req.valid("json");
		const move = { id: idOf(c.req.valid("param")), parent: parent || null, after, seen };
		return answer(c, await moveStory(platform, changeOf(c), move));
	});
	router.openapi(withRight("content.publish", scheduleStoryDoor), async (c) => {
		const { publish_at, unpublish_at, version: seen } = c.req.valid("json");
		const at = (instant: string | null) => (instant === null ? null : new Date(instant));
		const id = idOf(c.req.valid("param"));
		const schedule = { id, publishAt: at(publish_at), unpublishAt: at(unpublish_at), seen };
		return answer(c, await scheduleStory(platform, changeOf(c), schedule));
	});
	return router;
}
