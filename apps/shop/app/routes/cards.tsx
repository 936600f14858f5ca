import { wordsOf } from "@offizin/words";
import { readStoryPage } from "#app/blocks/read-story.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import type { Route } from "./+types/cards.ts";

/** The occasions there are cards for: today one, with its kinds, as the story of the address shows them. */
export const loader = reading([], async ({ context, url }: Route.LoaderArgs) => {
	requireSold(context, "card");
	const page = await readStoryPage("karten-designen", context, url);
	if (!page) throw pageNotFound(paths.cards);
	const head = wordsOf(context.get(shopContext).site.locale).prose.cards;
	return toldOfStory({ page, head }, page);
});

export const headers = storyHeaders;

export default function Cards({ loaderData: { page, head } }: Route.ComponentProps) {
	return (
		<>
			<Breadcrumbs trail={[{ name: head.name, to: paths.cards }]} />
			<PageTitle title={page.title} intro={head.intro} />
			<StoryPage page={page} />
		</>
	);
}
