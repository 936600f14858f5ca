import type { Site } from "@offizin/sites";
import type { ProductLink } from "#app/links/product-links.server.ts";
import { type OverviewProduct, overviewPaths } from "#app/paths.ts";
import { overviewCopy } from "./overview-copy.server.ts";

/** Where a brand shows everything there is of a product (spec 2.1-8, 2.3-4). */
export function overviewLinks(
	site: Pick<Site, "channel" | "locale">,
): readonly Pick<ProductLink, "name" | "to">[] {
	const products = Object.keys(overviewPaths) as OverviewProduct[];
	return products.flatMap((product) => {
		const copy = overviewCopy(product, site);
		return copy ? [{ name: copy.title, to: overviewPaths[product] }] : [];
	});
}
