import { firstPhoto } from "@offizin/scenes";
import { apiOf } from "#app/api.server.ts";
import { readStoryPage, slugOfPath } from "#app/blocks/read-story.server.ts";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { productAt, productLinesOf } from "#app/content/product-pages.server.ts";
import { toDrawing } from "#app/drawings/to-drawing.server.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { pageRefused } from "#app/page-not-found.server.ts";
import { loadPanel } from "#app/panel/load-panel.server.ts";
import { panelView } from "#app/panel/panel-view.server.ts";
import { ownPath, withTrailingSlash } from "#app/paths.ts";
import { loadPrints } from "#app/photo-prints/load-prints.server.ts";
import { PrintsPage } from "#app/photo-prints/prints-page.tsx";
import { SET_FIELD } from "#app/photo-prints/set-address.ts";
import { compositions } from "#app/product-page/composition.ts";
import { otherLines } from "#app/product-page/load-product-page.server.ts";
import { productLd } from "#app/product-page/product-ld.server.ts";
import { sceneOf } from "#app/product-page/scenes/scene.server.ts";
import { reading } from "#app/reading.server.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/photo-prints.ts";

/** As its panel knows it. */
const sold = { product: "photoprint", template: "abzuege" } as const;

export const loader = reading([SET_FIELD], async ({ context, url }: Route.LoaderArgs) => {
	const { site, prefix, platform } = context.get(shopContext);
	const path = ownPath(url.pathname, { prefix, platform });
	const place = productAt(site, withTrailingSlash(path));
	if (!place) throw pageRefused(context);
	const story = await readStoryPage(slugOfPath(path), context, url);
	const name = productLinesOf(site).find(({ to }) => to === place.to)?.name ?? "";
	const panel = panelView(
		await loadPanel(apiOf(context), sold, new URLSearchParams(), site.locale),
		site.locale,
	);
	const scene = sceneOf(panel, site, {
		label: name,
		showpiece: undefined,
		composition: compositions[site.channel],
	});
	const told = {
		story,
		to: place.to,
		title: story?.title ?? name,
		description: story?.description ?? "",
		headline: story?.head?.headline ?? name,
		lead: story?.head?.lead ?? "",
		name,
		ld: productLd(
			{ title: story?.title ?? name, description: story?.description ?? "", to: place.to },
			panel,
			context.get(shopContext),
		),
		scene: toDrawing(context, scene),
		/** What is seen first of it: a browser would load it after all scripts. */
		photo: firstPhoto(scene),
		delivery: panel.price.delivery,
		others: otherLines(context, place.to),
		prints: await loadPrints(context, url),
		words: areaWords(site.locale, "prints"),
	};
	// A set is its owner's: what a page shows of it is kept nowhere.
	const isPrivate = url.searchParams.has(SET_FIELD);
	return story ? toldOfStory(told, { isWhole: story.isWhole && !isPrivate }) : told;
});

export const headers = storyHeaders;

/** Photos become prints: chosen, cropped, counted and bought on one page. */
export default function PhotoPrints({ loaderData }: Route.ComponentProps) {
	const { story, title, description, words, to, prints, ...head } = loaderData;
	return (
		<>
			<PageHead
				title={title}
				description={description}
				robots={story === undefined ? "index" : story.editors === undefined ? story.robots : "none"}
				canonical={to}
			/>
			<MoreWords words={words}>
				<PrintsPage head={{ to, ...head }} prints={prints} />
			</MoreWords>
		</>
	);
}
