import { shownProducts } from "@offizin/contract";
import { publicPage } from "#app/cache-header.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { panelReads } from "#app/panel/panel-reads.server.ts";
import { loadProductPage } from "#app/product-page/load-product-page.server.ts";
import { ProductPage } from "#app/product-page/product-page.tsx";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/product-page.ts";

export const loader = reading(panelReads(shownProducts), async ({ context, url }: Route.LoaderArgs) => ({
	page: await loadProductPage(context, url),
	words: {
		...areaWords(context.get(shopContext).site.locale, "panel"),
		...areaWords(context.get(shopContext).site.locale, "waitlist"),
	},
}));

export const headers = publicPage;

/** A product as it is chosen, where the brand sells it. */
export default function Product({ loaderData: { page, words } }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<ProductPage page={page} />
		</MoreWords>
	);
}
