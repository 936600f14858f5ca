import { photoCheckReads } from "#app/blocks/photo-check/view.server.ts";
import { homeSlug, readStoryAt } from "#app/blocks/read-story.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { extraPage } from "#app/content/extra-pages.server.ts";
import { loadShippingFacts } from "#app/content/load-shipping-facts.server.ts";
import { shippingPage, shippingSlug, textPage } from "#app/content/text-pages.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { ProsePlaceholder } from "#app/prose/prose-placeholder.tsx";
import { ProseSections } from "#app/prose/prose-sections.tsx";
import { reading } from "#app/reading.server.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/text-page.ts";

/** Legal and service texts, one segment deep; else the story that editors have put there. */
export const loader = reading(photoCheckReads, async ({ context, params, url }: Route.LoaderArgs) => {
	const { site, isDemo } = context.get(shopContext);
	const prose =
		params.page === shippingSlug
			? shippingPage(site, await loadShippingFacts(context))
			: (textPage(params.page, site) ?? (await extraPage(params.page, context)));
	const path = `/${params.page}/`;
	const placeholder = isDemo ? areaWords(site.locale, "prose").placeholder : undefined;
	if (prose) return { prose, path, placeholder };
	const story = params.page === homeSlug ? undefined : await readStoryAt(params.page, context, url);
	if (!story) throw pageNotFound(path);
	return toldOfStory({ story }, story);
});

export const headers = storyHeaders;

export default function TextPage({ loaderData }: Route.ComponentProps) {
	if ("story" in loaderData) return <StoryPage page={loaderData.story} />;
	const { prose, path, placeholder } = loaderData;
	return (
		<>
			<PageHead title={prose.title} description={prose.description} robots={prose.robots} />
			<Breadcrumbs trail={[{ name: prose.title, to: path }]} />
			<PageTitle title={prose.title} intro={prose.intro} />
			{placeholder === undefined ? null : <ProsePlaceholder words={placeholder} />}
			<ProseSections sections={prose.sections} />
		</>
	);
}
