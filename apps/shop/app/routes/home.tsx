import { homeSlug, readStoryPage } from "#app/blocks/read-story.server.ts";
import { blockReads } from "#app/blocks/registry.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { panelReads } from "#app/panel/panel-reads.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { organizationLd } from "#app/seo/organization-ld.server.ts";
import { shopContext } from "#app/shop-context.ts";
import { pictureReads } from "#app/wall-photo/load-picture.server.ts";
import { DESIGN_FIELD } from "#app/wall-photo/own-photo.server.ts";
import type { Route } from "./+types/home.ts";

/** Where a photo can be hung, it hangs as the address says. */
const wallReads = [...panelReads(["photoframe"]), ...pictureReads];

/** The story that editors have put at "/". */
export const loader = reading([...blockReads, ...wallReads], async ({ context, url }: Route.LoaderArgs) => {
	const page = await readStoryPage(homeSlug, context, url);
	if (!page) throw pageNotFound(paths.home);
	const told = { page, organization: organizationLd(context.get(shopContext)) };
	// A design is its owner's: what a page shows of it is kept nowhere.
	return toldOfStory(told, { isWhole: page.isWhole && !url.searchParams.has(DESIGN_FIELD) });
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
