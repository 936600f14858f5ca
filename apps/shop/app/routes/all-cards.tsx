import { readStoryPage } from "#app/blocks/read-story.server.ts";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { loadCardList } from "#app/card-list/card-list.server.ts";
import { CardListPage } from "#app/card-list/card-list-page.tsx";
import { longPage } from "#app/card-list/list-query.ts";
import { listReads } from "#app/card-list/read-list-query.server.ts";
import { listCopy } from "#app/content/list-copy.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/all-cards.ts";

/** All cards (spec 2.1-3), the longer page of spec 9.1-7; and what editors have written there. */
export const loader = reading(listReads, async (args: Route.LoaderArgs) => {
	const { context, url } = args;
	const [list, story] = await Promise.all([
		loadCardList(args, { pageSize: longPage }),
		readStoryPage("produkte", context, url),
	]);
	const copy = listCopy(context.get(shopContext).site.locale).products;
	return toldOfStory({ list, story, copy }, story ?? { isWhole: true });
});

export const headers = storyHeaders;

export default function AllCards({ loaderData: { list, story, copy } }: Route.ComponentProps) {
	return (
		<CardListPage
			base={paths.allCards}
			list={list}
			copy={copy}
			story={story}
			trail={[{ name: copy.title, to: paths.allCards }]}
		/>
	);
}
