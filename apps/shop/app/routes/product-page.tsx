import { publicPage } from "#app/cache-header.ts";
import { dePanel } from "#app/messages/de-panel.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { loadProductPage } from "#app/products/load-product-page.server.ts";
import { ProductTypePage } from "#app/products/product-type-page.tsx";
import type { Route } from "./+types/product-page.ts";

/** A product that is no card: calendar, book, box, print, collage, gift or wall picture, as the brand sells it. */
export async function loader({ context, url }: Route.LoaderArgs) {
	return { page: await loadProductPage(context, url), words: dePanel };
}

export const headers = publicPage;

export default function Product({ loaderData: { page, words } }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<ProductTypePage page={page} />
		</MoreWords>
	);
}
