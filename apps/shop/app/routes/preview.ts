import { data } from "react-router";
import { unsavedStory } from "#app/blocks/preview/unsaved-story.server.ts";
import { editorsOf, storyReads } from "#app/blocks/read-story.server.ts";
import { storyPageView } from "#app/blocks/story-page-view.server.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/preview.ts";

/** Reads a story that is not saved, for the frame of the editor; without a signed address there is nothing here. */
export async function action({ context, request, url }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const editors = editorsOf(shop);
	if (editors === undefined) throw pageNotFound(paths.preview);
	const story = await unsavedStory(request);
	if (!story) throw data(null, { status: 422, statusText: "No story" });
	const unsaved = { space: String(shop.content?.space), id: story.id };
	return Response.json(await storyPageView(story.content, { ...storyReads(context, url), unsaved }, editors));
}

export function loader(): never {
	throw pageNotFound(paths.preview);
}
