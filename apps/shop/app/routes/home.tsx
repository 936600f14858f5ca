import { homeSlug, readStoryPage } from "#app/blocks/read-story.server.ts";
import { blockReads } from "#app/blocks/registry.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { organizationLd } from "#app/seo/organization-ld.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/home.ts";

/** The story that editors have put at "/". */
export const loader = reading(blockReads, async ({ context, url }: Route.LoaderArgs) => {
	const page = await readStoryPage(homeSlug, context, url);
	if (!page) throw pageNotFound(paths.home);
	return toldOfStory({ page, organization: organizationLd(context.get(shopContext)) }, page);
});

export const headers = storyHeaders;

export default function Home({ loaderData: { page, organization } }: Route.ComponentProps) {
	return (
		<>
			<JsonLd value={organization} />
			<StoryPage page={page} canonical={paths.home} />
		</>
	);
}
