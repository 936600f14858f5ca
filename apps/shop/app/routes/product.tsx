import { publicPage } from "#app/cache-header.ts";
import { requireChannel } from "#app/channel-guard.server.ts";
import { dePanel } from "#app/messages/de-panel.ts";
import { deProduct } from "#app/messages/de-product.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { ProductPage } from "#app/product/product-page.tsx";
import { loadProduct } from "#app/product/product-view.server.ts";
import type { Route } from "./+types/product.ts";

/**
 * One card (spec 2.1-8, 2.3-5): the options stand in the address, the server counts. Its words come with the answer:
 * as script they would be loaded by everybody and read by nobody but the page itself.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	requireChannel(context, "papiervogel");
	const product = await loadProduct(context, params.template, new URL(request.url).searchParams);
	return { product, words: { ...deProduct, ...dePanel } };
}

export const headers = publicPage;

export default function Product({ loaderData: { product, words } }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<ProductPage product={product} />
		</MoreWords>
	);
}
