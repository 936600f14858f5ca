import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { loadOverview, overviewReads } from "#app/overview/load-overview.server.ts";
import { OverviewPage } from "#app/overview/overview-page.tsx";
import { reading } from "#app/reading.server.ts";
import type { Route } from "./+types/product-overview.ts";

/** Everything a brand has of a product, with a picture, a size and a price of each (spec 2.3-4). */
export const loader = reading(overviewReads, async ({ context, url }: Route.LoaderArgs) => {
	const page = await loadOverview(context, url);
	return toldOfStory({ page }, page.story ?? { isWhole: true });
});

export const headers = storyHeaders;

export default function ProductOverview({ loaderData: { page } }: Route.ComponentProps) {
	return <OverviewPage page={page} />;
}
