import { listTemplates, listThemes } from "@offizin/contract";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { tilesOf } from "#app/cards/tile-card.ts";
import { papiervogelHome } from "#app/content/papiervogel-home.server.ts";
import { productLinesOf } from "#app/content/product-pages.server.ts";
import { galleryHome, galleryReads } from "#app/gallery/gallery-home.server.ts";
import { GalleryHome } from "#app/gallery/gallery-home.tsx";
import { kindScenesOf } from "#app/home/kind-scenes.server.ts";
import { PaperHome } from "#app/home/paper-home.tsx";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/home.ts";

const shownCards = 8;
const readCards = 48;

/** The card brand shows its collections and newest cards; the wall-art brand has its products without an editor yet. */
export const loader = reading(galleryReads, async ({ context, url }: Route.LoaderArgs) => {
	const { site } = context.get(shopContext);
	const { channel, locale } = site;
	const products = productLinesOf(site);
	if (channel === "bildwand") {
		return { brand: "bildwand", view: galleryHome(url.searchParams, locale), products } as const;
	}
	const call = apiOf(context);
	const [themes, found] = await Promise.all([
		call(listThemes, {}),
		call(listTemplates, { query: { tileCount: readCards } }),
	]);
	const templates = valueOrThrow(found).items;
	return {
		brand: "papiervogel",
		copy: papiervogelHome(site),
		themes: valueOrThrow(themes).items,
		kinds: kindScenesOf(templates),
		products,
		cards: tilesOf(mixed(templates).slice(0, shownCards)),
	} as const;
});

/** Takes turns between the collections, so that the first row shows more than one idea. */
function mixed<Card extends { readonly themeId: string }>(cards: readonly Card[]): Card[] {
	const shelves = [...Map.groupBy(cards, ({ themeId }) => themeId).values()];
	const longest = Math.max(0, ...shelves.map((shelf) => shelf.length));
	return Array.from({ length: longest }, (_, row) =>
		shelves.flatMap((shelf) => shelf.slice(row, row + 1)),
	).flat();
}

export const headers = publicPage;

export default function Home({ loaderData }: Route.ComponentProps) {
	if (loaderData.brand === "bildwand")
		return <GalleryHome view={loaderData.view} products={loaderData.products} />;
	const { copy, themes, kinds, cards, products } = loaderData;
	return <PaperHome {...{ copy, themes, kinds, cards, products }} />;
}
