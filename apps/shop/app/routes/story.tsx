import { homeSlug, readStoryAt, slugOfPath } from "#app/blocks/read-story.server.ts";
import { blockReads } from "#app/blocks/registry.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { legalPaths } from "#app/layout/legal-links.ts";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { ProsePlaceholder } from "#app/prose/prose-placeholder.tsx";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/story.ts";

/** Any address nothing else answers to: the story that editors have put there, or nothing (spec 8.1-2). */
export const loader = reading(blockReads, async ({ context, params, url, request }: Route.LoaderArgs) => {
	const slug = slugOfPath(params["*"]);
	const page = slug === homeSlug ? undefined : await readStoryAt(slug, context, url);
	if (!page) throw pageNotFound(new URL(request.url).pathname);
	const { isDemo, site } = context.get(shopContext);
	const isLegal = legalPaths.has(`/${slug}/`);
	const placeholder = isDemo && isLegal ? areaWords(site.locale, "prose").placeholder : undefined;
	return toldOfStory({ page, placeholder }, page);
});

export const headers = storyHeaders;

export default function StoryRoute({ loaderData: { page, placeholder } }: Route.ComponentProps) {
	return (
		<StoryPage page={page}>
			{placeholder === undefined ? undefined : <ProsePlaceholder words={placeholder} />}
		</StoryPage>
	);
}
