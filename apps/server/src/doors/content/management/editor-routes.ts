import { type Block, checkContent, type Finding } from "@offizin/content";
import {
	checkContent as checkContentDoor,
	getFindings,
	getLinks,
	getPreview,
	getVersion,
	keepPresence as keepPresenceDoor,
	listVersions,
	restoreStory as restoreStoryDoor,
} from "@offizin/contract";
import { channelKeys } from "@offizin/sites";
import type { Context } from "hono";
import { knownIn } from "../../../nouns/content/library/known-in.ts";
import { restoreStory, versionOf, versionsOf } from "../../../nouns/content-writing/stories/history.ts";
import { keepPresence } from "../../../nouns/content-writing/stories/presence.ts";
import { keepable, linkingTo } from "../../../nouns/content-writing/stories/story-rows.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { refuse } from "../../http/refuse.ts";
import { createRouter } from "../../http/router.ts";
import { type AskSite, checkWithSite } from "./answering-paths.ts";
import { changeOf, storyGiven, viewsOf } from "./asking.ts";
import { previewAddress } from "./preview-address.ts";
import { refuseContent } from "./refuse-content.ts";
import { withOrigin } from "./views.ts";
import { type ContentEnv, withRight } from "./who-may.ts";

/** What an editor asks beside the story itself: its history, what is wrong with it, who else is there. */
export function editorRoutes(platform: Platform, ask: AskSite) {
	const { database, now } = platform;
	const { db } = database;
	const router = createRouter<ContentEnv>();

	router.openapi(withRight("content.read", listVersions), async (c) => {
		const id = Number(c.req.valid("param").story);
		if (!c.var.space.byId.has(id)) return refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
		const { page, per_page: perPage } = c.req.valid("query");
		const { total, versions } = await versionsOf(db, id, { page, perPage });
		c.header("total", String(total));
		c.header("per-page", String(perPage));
		const items = versions.map(({ at, ...version }) => ({ ...version, created_at: at.toISOString() }));
		return c.json({ versions: items }, 200);
	});
	router.openapi(withRight("content.read", getVersion), async (c) => {
		const { story, version: wanted } = c.req.valid("param");
		if (!c.var.space.byId.has(Number(story)))
			return refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
		const row = await versionOf(db, Number(story), Number(wanted));
		if (!row) return refuseContent(c, { code: "story_version_unknown" }, viewsOf(platform, c));
		const { id, version, kind, name, author, author_name, at } = row;
		const content = withOrigin(row.content, c.var.context.origin);
		return c.json(
			{ version: { id, version, kind, name, author, author_name, content, created_at: at.toISOString() } },
			200,
		);
	});
	router.openapi(withRight("content.edit", restoreStoryDoor), async (c) => {
		const { version, seen } = c.req.valid("json");
		const id = Number(c.req.valid("param").story);
		const restored = await restoreStory(platform, changeOf(c), { id, version, seen });
		const views = viewsOf(platform, c);
		if (!restored.ok) return refuseContent(c, restored.error, views);
		const story = views.story(restored.value);
		return story ? c.json({ story }, 200) : refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.read", getFindings), async (c) => {
		const story = c.var.space.byId.get(Number(c.req.valid("param").story));
		if (!story) return refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
		const findings = story.draft ? await findingsOf(c, story.draft, story.uuid) : [];
		return c.json({ findings: [...findings] }, 200);
	});
	router.openapi(withRight("content.read", checkContentDoor), async (c) => {
		const story = c.var.space.byId.get(Number(c.req.valid("param").story));
		if (!story) return refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
		const given = storyGiven(c, c.req.valid("json"));
		if (!given.ok) return refuseContent(c, given.error, viewsOf(platform, c));
		const kept = keepable(given.value.content);
		if (!kept.ok) return refuseContent(c, kept.error, viewsOf(platform, c));
		const findings = await findingsOf(c, kept.value, story.uuid);
		return c.json({ findings: [...findings] }, 200);
	});
	router.openapi(withRight("content.read", getLinks), async (c) => {
		const story = c.var.space.byId.get(Number(c.req.valid("param").story));
		if (!story) return refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
		const links = await linkingTo(db, c.var.space.id, { ids: [story.id], uuids: [story.uuid] });
		return c.json({ links }, 200);
	});
	router.openapi(withRight("content.read", keepPresenceDoor), async (c) => {
		const story = Number(c.req.valid("param").story);
		if (!c.var.space.byId.has(story))
			return refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
		const { client, leave = false } = c.req.valid("json");
		const present = { story, client, author: c.var.author.name, isLeaving: leave };
		return c.json({ editors: await keepPresence(platform, present) }, 200);
	});
	router.openapi(withRight("content.read", getPreview), (c) => {
		const story = c.var.space.byId.get(Number(c.req.valid("param").story));
		if (!story || story.isFolder) return refuseContent(c, { code: "story_unknown" }, viewsOf(platform, c));
		const origin = shownAt(c) ?? (c.var.space.domain || c.var.context.origin);
		const { lang } = c.req.valid("query");
		const url = previewAddress(c.var.space, story, { origin, lang, at: now() });
		return url === undefined ? refuse(c, "token_refused") : c.json({ url }, 200);
	});
	return router;

	/** The site of this installation that shows the space. */
	function shownAt({ var: { context, space } }: Context<ContentEnv>): string | undefined {
		if (platform.content.ofChannel(context.site.channel)?.id === space.id) return context.origin;
		const isSister = channelKeys.some((key) => platform.content.ofChannel(key)?.id === space.id);
		return isSister ? context.sisterOrigin : undefined;
	}

	async function findingsOf(
		c: Context<ContentEnv>,
		content: Block,
		story: string,
	): Promise<readonly Finding[]> {
		const known = knownIn(c.var.space);
		const origin = shownAt(c);
		// What another site has, we do not know.
		return origin === undefined
			? checkContent(content, known, story)
			: checkWithSite(content, known, { story, origin, ask });
	}
}
