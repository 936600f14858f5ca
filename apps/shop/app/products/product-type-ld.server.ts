import type { ShopContext } from "@offizin/contract";
import { channels, operator, pathPrefixOf } from "@offizin/sites";
import type { ProductPageCopy } from "#app/content/product-pages.server.ts";
import type { PanelView } from "#app/panel/panel-view.server.ts";

/** The product with an offer for what is shown. Not in stock while its editor is not open. */
export function productTypeLd(
	{ title, description, to }: ProductPageCopy,
	{ price, quantity, configurator }: PanelView,
	{ site, origin }: Pick<ShopContext, "site" | "origin">,
) {
	return {
		"@type": "Product",
		name: title,
		description,
		brand: { "@type": "Brand", name: channels[site.channel].name },
		offers: {
			"@type": "Offer",
			url: `${origin}${pathPrefixOf(site)}${to}`,
			price: price.amount,
			priceCurrency: price.currency,
			availability: `https://schema.org/${configurator ? "InStock" : "OutOfStock"}`,
			eligibleQuantity: { "@type": "QuantitativeValue", value: quantity.value },
			seller: { "@type": "Organization", name: operator.company },
		},
	};
}
