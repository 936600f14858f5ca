import { err, invariant, ok, type Result } from "@offizin/base";
import { checkTreeSize } from "@offizin/content";
import type { Context } from "hono";
import type { ChangeOf } from "../../../nouns/content-writing/change-space.ts";
import type { ContentRefusal } from "../../../nouns/content-writing/refusal.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { storyView, type Views, withoutOrigin } from "./views.ts";
import type { ContentEnv } from "./who-may.ts";

/** Who changes which space, as changes note it. */
export function changeOf(c: Context<ContentEnv>): ChangeOf {
	const { space, author, showsStory } = c.var;
	return { space: space.id, author: author.name, showsStory };
}

/** The space as it is after a change: the one of the request is of before. */
export function spaceNow({ content }: Pick<Platform, "content">, c: Context<ContentEnv>) {
	const space = content.space(c.var.space.id);
	invariant(space, `the space ${c.var.space.id} has gone meanwhile`);
	return space;
}

export function viewsOf(platform: Pick<Platform, "content">, c: Context<ContentEnv>): Views {
	return {
		story(id) {
			const space = spaceNow(platform, c);
			const story = space.byId.get(id);
			return story ? storyView(story, space, c.var.context.origin) : null;
		},
	};
}

/** What a request gives of a story, its files by their paths. What is too deep is refused before anything walks it. */
export function storyGiven<Given extends { readonly content?: unknown; readonly meta_data?: unknown }>(
	c: Context<ContentEnv>,
	given: Given,
): Result<Given, ContentRefusal> {
	const size = checkTreeSize(given.content) ?? checkTreeSize(given.meta_data);
	if (size) return err({ code: "story_too_large", findings: [size] });
	return ok(withoutOrigin(given, [c.var.context.origin, c.var.context.sisterOrigin]));
}

/** A page of a list, with the headers that the official client reads. */
export function pageOf<Item>(
	c: Context<ContentEnv>,
	items: readonly Item[],
	{ page, per_page: perPage }: { readonly page: number; readonly per_page: number },
): readonly Item[] {
	c.header("total", String(items.length));
	c.header("per-page", String(perPage));
	return items.slice((page - 1) * perPage, page * perPage);
}

/** "1" and true of the protocol. */
export function isSet(flag: boolean | 0 | 1 | "0" | "1" | "true" | "false" | undefined): boolean {
	return flag === true || flag === 1 || flag === "1" || flag === "true";
}
