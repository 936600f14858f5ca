import { shownProducts } from "@offizin/contract";
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

export const loader = reading(
	[...panelReads(shownProducts), ...blockReads],
	async ({ context, url }: Route.LoaderArgs) => {
		const page = await loadProductPage(context, url);
		return toldOfStory({ page, words: areaWords(context.get(shopContext).site.locale, "panel") }, page.page);
	},
);

export const headers = storyHeaders;

/** A product as it is chosen, where the brand sells it. */
export default function Product({ loaderData: { page, words } }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<ProductPage page={page} />
		</MoreWords>
	);
}
