import { publicPage } from "#app/cache-header.ts";
import { dePanel } from "#app/messages/de-panel.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { loadProductPage } from "#app/products/load-product-page.server.ts";
import { ProductTypePage } from "#app/products/product-type-page.tsx";
import type { Route } from "./+types/product-page.ts";

/** A product that is no card: calendar, book, box, print, collage, gift or wall picture, as the brand sells it. */
export function loader({ context, request }: Route.LoaderArgs) {
	return loadProductPage(context, new URL(request.url));
}

export const headers = publicPage;

export default function Product({ loaderData }: Route.ComponentProps) {
	return (
		<MoreWords words={dePanel}>
			<ProductTypePage page={loaderData} />
		</MoreWords>
	);
}
