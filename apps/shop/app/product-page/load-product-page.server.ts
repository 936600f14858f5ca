import type { RouterContextProvider } from "react-router";
import { apiOf } from "#app/api.server.ts";
import { productLinesOf, productPageAt } from "#app/content/product-pages.server.ts";
import { pageRefused } from "#app/page-not-found.server.ts";
import { loadPanel } from "#app/panel/load-panel.server.ts";
import { type PanelView, panelView } from "#app/panel/panel-view.server.ts";
import { ownPath, withTrailingSlash } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { productLd } from "./product-ld.server.ts";
import { lidSwatch } from "./scenes/lid-patterns.server.ts";
import { sceneOf } from "./scenes/scene.server.ts";

/** Everything the page of a product shows; 404 where the brand does not sell it. */
export async function loadProductPage(context: Readonly<RouterContextProvider>, address: URL) {
	const { site, origin, prefix, platform } = context.get(shopContext);
	const copy = productPageAt(site, withTrailingSlash(ownPath(address.pathname, { prefix, platform })));
	if (!copy) throw pageRefused(context);
	const { product } = copy;
	const loaded = await loadPanel(apiOf(context), { product }, address.searchParams, site.locale);
	const view = panelView(loaded, site.locale);
	const lines = productLinesOf(site);
	return {
		copy,
		view: withLids(view),
		scene: sceneOf(view, site, sceneLabel(view)),
		ld: productLd(copy, view, { site, origin, prefix }),
		label: museumLabel(view),
		name: lines.find(({ to }) => to === copy.to)?.name ?? copy.headline,
		others: lines.filter(({ to }) => to !== copy.to),
	};
}

export type ProductPageView = Awaited<ReturnType<typeof loadProductPage>>;

/** Swatches of lids show what is printed on them. */
function withLids(view: PanelView): PanelView {
	if (view.product !== "photobox") return view;
	const options = view.options.map((option) => ({
		...option,
		values: option.values.map((value) =>
			value.swatch === undefined ? value : { ...value, swatch: lidSwatch(value.value, value.swatch) },
		),
	}));
	return { ...view, options };
}

function sceneLabel({ name, options }: PanelView): string {
	const chosen = options.filter(({ value }) => value !== "ohne").map(({ valueName }) => valueName);
	return `${name}: ${chosen.slice(0, 4).join(", ")}`;
}

/** Title, material, size, price, as on the wall of a museum. */
function museumLabel({ name, options, price }: PanelView): readonly string[] {
	const lines = options.filter(({ value, valueName }) => value !== "ohne" && valueName !== name).slice(0, 2);
	return [name, ...lines.map(({ valueName }) => valueName), price.total];
}
