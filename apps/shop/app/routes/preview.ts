import { data } from "react-router";
import { isBlock } from "#app/blocks/fields.server.ts";
import { isRecord } from "#app/blocks/is-record.ts";
import { editorsOf, storyReads } from "#app/blocks/read-story.server.ts";
import { storyPageView } from "#app/blocks/story-page-view.server.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/preview.ts";

/** Reads a story that is not saved, for the frame of the editor; without a signed address there is nothing here. */
export async function action({ context, request, url }: Route.ActionArgs) {
	const editors = editorsOf(context.get(shopContext));
	if (editors === undefined) throw pageNotFound(paths.preview);
	const story: unknown = await request.json();
	const content = isRecord(story) ? story.content : undefined;
	if (!isBlock(content)) throw data(null, { status: 422, statusText: "No story" });
	return Response.json(await storyPageView(content, storyReads(context, url), editors));
}

export function loader(): never {
	throw pageNotFound(paths.preview);
}
