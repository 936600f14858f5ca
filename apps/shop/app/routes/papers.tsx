import { listThemes } from "@offizin/contract";
import { papers } from "@offizin/formats";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { readStoryPage, slugOfPath } from "#app/blocks/read-story.server.ts";
import { blockReads } from "#app/blocks/registry.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { paperTexts } from "#app/content/paper-texts.server.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { PaperTable } from "#app/papers/paper-table.tsx";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import type { Route } from "./+types/papers.ts";

/** The ten papers (spec 3.7-12). Of relief varnish the table speaks where a collection is drawn for it. */
export const loader = reading(blockReads, async ({ context, url }: Route.LoaderArgs) => {
	requireSold(context, "card");
	const page = await readStoryPage(slugOfPath(paths.papers), context, url);
	if (!page) throw pageNotFound(paths.papers);
	const themes = valueOrThrow(await apiOf(context)(listThemes, { query: {} })).items;
	const hasRelief = themes.some(({ refinements }) => refinements.includes("relief"));
	const { locale } = context.get(shopContext).site;
	const texts = paperTexts(locale);
	const rows = papers
		.filter(({ forms }) => !forms)
		.map(({ key, weight, surface, tint, foil, relief }) => ({
			key,
			weight,
			surface,
			tint,
			foil,
			relief: hasRelief ? relief : undefined,
			text: texts[key]?.long ?? "",
		}));
	return toldOfStory({ page, rows, words: areaWords(locale, "papers") }, page);
});

export const headers = storyHeaders;

export default function Papers({ loaderData: { page, rows, words } }: Route.ComponentProps) {
	return (
		<StoryPage page={page} canonical={paths.papers}>
			<MoreWords words={words}>
				<PaperTable papers={rows} />
			</MoreWords>
		</StoryPage>
	);
}
