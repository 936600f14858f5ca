import type { RouterContextProvider } from "react-router";
import { apiOf } from "#app/api.server.ts";
import { readStoryPage, slugOfPath } from "#app/blocks/read-story.server.ts";
import type { StoryPageView } from "#app/blocks/story-page-view.ts";
import { productAt, productLinesOf } from "#app/content/product-pages.server.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { loadPanel } from "#app/panel/load-panel.server.ts";
import { type PanelView, panelView } from "#app/panel/panel-view.server.ts";
import { ownPath, withTrailingSlash } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { productLd } from "./product-ld.server.ts";
import { sceneOf, withSceneSwatches } from "./scenes/scene.server.ts";

/** Everything the page of a product shows, what editors say of it included; 404 where the brand does not sell it. */
export async function loadProductPage(context: Readonly<RouterContextProvider>, address: URL) {
	const { site, origin, prefix, platform } = context.get(shopContext);
	const place = productAt(site, withTrailingSlash(ownPath(address.pathname, { prefix, platform })));
	if (!place) throw pageNotFound(address.pathname);
	const { product, to } = place;
	const [loaded, story] = await Promise.all([
		loadPanel(apiOf(context), { product }, address.searchParams, site.locale),
		readStoryPage(slugOfPath(to), context, address),
	]);
	const view = panelView(loaded, site.locale);
	const lines = productLinesOf(site);
	const name = lines.find((line) => line.to === to)?.name ?? view.name;
	// Without a story there is still something to buy.
	const page = story ?? storyWithout(name);
	return {
		to,
		closed: place.closed,
		page,
		view: withSceneSwatches(view),
		scene: sceneOf(view, site, sceneLabel(view)),
		ld: productLd({ title: page.title, description: page.description, to }, view, { site, origin, prefix }),
		label: museumLabel(view),
		name,
		others: lines.filter((line) => line.to !== to),
	};
}

/** The page of a product that nobody has written about. */
function storyWithout(name: string): StoryPageView {
	return {
		...{ title: name, description: "", robots: "index", head: undefined, trail: [], article: undefined },
		...{ image: undefined, blocks: [], isWhole: true, editors: undefined },
	};
}

export type ProductPageView = Awaited<ReturnType<typeof loadProductPage>>;

function sceneLabel({ name, options }: PanelView): string {
	const chosen = options.filter(({ value }) => value !== "ohne").map(({ valueName }) => valueName);
	return `${name}: ${chosen.slice(0, 4).join(", ")}`;
}

/** Title, material, size, price, as on the wall of a museum. */
function museumLabel({ name, options, price }: PanelView): readonly string[] {
	const lines = options.filter(({ value, valueName }) => value !== "ohne" && valueName !== name).slice(0, 2);
	return [name, ...lines.map(({ valueName }) => valueName), price.total];
}
