import { productKeys } from "@offizin/assortment";
import { blockReads } from "#app/blocks/registry.server.ts";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { panelReads } from "#app/panel/panel-reads.server.ts";
import { loadProductPage } from "#app/product-page/load-product-page.server.ts";
import { ProductPage } from "#app/product-page/product-page.tsx";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/product-page.ts";

/** A product that is no card: calendar, book, box, print, collage, gift or wall picture, as the brand sells it. */
const others = productKeys.filter((key) => key !== "card");

export const loader = reading(
	[...panelReads(others), ...blockReads],
	async ({ context, url }: Route.LoaderArgs) => {
		const page = await loadProductPage(context, url);
		return toldOfStory({ page, words: areaWords(context.get(shopContext).site.locale, "panel") }, page.page);
	},
);

export const headers = storyHeaders;

export default function Product({ loaderData: { page, words } }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<ProductPage page={page} />
		</MoreWords>
	);
}
