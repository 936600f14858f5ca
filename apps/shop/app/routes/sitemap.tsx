import { useTranslations } from "use-intl";
import { readStoryPage, storyReads } from "#app/blocks/read-story.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { storyPageView } from "#app/blocks/story-page-view.server.ts";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { pageWords } from "#app/messages/shop-words.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/sitemap.ts";

/** All pages for people (spec 2.1-2): the story of the address, or the bare map where editors have made none. */
export const loader = reading([], async ({ context, url }: Route.LoaderArgs) => {
	const page = (await readStoryPage("sitemap", context, url)) ?? (await bareMap({ context, url }));
	return toldOfStory({ page }, page);
});

function bareMap({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
	const { nav } = pageWords(context.get(shopContext).site.locale);
	const content = {
		_uid: "sitemap-page",
		component: "page",
		title: String(nav.sitemap),
		robots: "follow",
		body: [{ _uid: "sitemap", component: "sitemap" }],
	};
	return storyPageView(content, storyReads(context, url), undefined);
}

export const headers = storyHeaders;

export default function Sitemap({ loaderData: { page } }: Route.ComponentProps) {
	const t = useTranslations("nav");
	return (
		<>
			<Breadcrumbs trail={[{ name: t("sitemap"), to: paths.sitemap }]} />
			<PageTitle title={page.title} />
			<StoryPage page={page} />
		</>
	);
}
