import { readStoryPage, slugOfPath } from "#app/blocks/read-story.server.ts";
import { blockReads } from "#app/blocks/registry.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import type { Route } from "./+types/cards.ts";

/** The occasions there are cards for, as the story of the address shows them. */
export const loader = reading(blockReads, async ({ context, url }: Route.LoaderArgs) => {
	requireSold(context, "card");
	const page = await readStoryPage(slugOfPath(paths.cards), context, url);
	if (!page) throw pageNotFound(paths.cards);
	return toldOfStory({ page }, page);
});

export const headers = storyHeaders;

export default function Cards({ loaderData: { page } }: Route.ComponentProps) {
	return <StoryPage page={page} canonical={paths.cards} />;
}
