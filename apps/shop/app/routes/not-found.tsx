import { photoCheckReads } from "#app/blocks/photo-check/view.server.ts";
import { readStoryAt } from "#app/blocks/read-story.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { reading } from "#app/reading.server.ts";
import type { Route } from "./+types/not-found.ts";

/** Any address nothing else answers to: the story that editors have put there, or nothing (spec 8.1-2). */
export const loader = reading(
	photoCheckReads,
	async ({ context, params, url, request }: Route.LoaderArgs) => {
		const page = await readStoryAt(params["*"].replace(/\/$/, ""), context, url);
		if (!page) throw pageNotFound(new URL(request.url).pathname);
		return toldOfStory({ page }, page);
	},
);

export const headers = storyHeaders;

export default function StoryRoute({ loaderData: { page } }: Route.ComponentProps) {
	return <StoryPage page={page} />;
}
