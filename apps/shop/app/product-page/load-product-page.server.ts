import { data, type RouterContextProvider } from "react-router";
import { apiOf } from "#app/api.server.ts";
import { productLinesOf, productPageAt } from "#app/content/product-pages.server.ts";
import { loadPanel } from "#app/panel/load-panel.server.ts";
import { type PanelView, panelView } from "#app/panel/panel-view.server.ts";
import { ownPath, withTrailingSlash } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { productLd } from "./product-ld.server.ts";
import { sceneOf, withSceneSwatches } from "./scenes/scene.server.ts";

/** Everything the page of a product shows; 404 where the brand does not sell it. */
export async function loadProductPage(context: Readonly<RouterContextProvider>, address: URL) {
	const { site, origin } = context.get(shopContext);
	const copy = productPageAt(site, withTrailingSlash(ownPath(address.pathname, site)));
	if (!copy) throw data(null, { status: 404, statusText: `Page not found: ${address.pathname}` });
	const { product } = copy;
	const loaded = await loadPanel(apiOf(context), { product }, address.searchParams, site.locale);
	const view = panelView(loaded, site.locale);
	const lines = productLinesOf(site);
	return {
		copy,
		view: withSceneSwatches(view),
		scene: sceneOf(view, site, sceneLabel(view)),
		ld: productLd(copy, view, { site, origin }),
		label: museumLabel(view, copy.closed === undefined),
		/** Somebody looks at a choice of theirs. */
		isChosen: address.searchParams.size > 0,
		name: lines.find(({ to }) => to === copy.to)?.name ?? copy.headline,
		others: lines.filter(({ to }) => to !== copy.to),
	};
}

export type ProductPageView = Awaited<ReturnType<typeof loadProductPage>>;

function sceneLabel({ name, options }: PanelView): string {
	const chosen = options.filter(({ value }) => value !== "ohne").map(({ valueName }) => valueName);
	return `${name}: ${chosen.slice(0, 4).join(", ")}`;
}

/** Title, material, size, and the price of what can be bought, as on the wall of a museum. */
function museumLabel({ name, options, price }: PanelView, isOpen: boolean): readonly string[] {
	const lines = options.filter(({ value, valueName }) => value !== "ohne" && valueName !== name).slice(0, 2);
	return [name, ...lines.map(({ valueName }) => valueName), ...(isOpen ? [price.total] : [])];
}
