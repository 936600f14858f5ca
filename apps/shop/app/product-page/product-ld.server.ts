import type { ShopContext } from "@offizin/contract";
import { channels, operator } from "@offizin/sites";
import type { PanelView } from "#app/panel/panel-view.server.ts";

/** The product with an offer for what is shown. Not in stock while nobody can order it. */
export function productLd(
	{ title, description, to }: { readonly title: string; readonly description: string; readonly to: string },
	{ price, quantity, configurator, isSoldAsChosen }: PanelView,
	{ site, origin, prefix }: Pick<ShopContext, "site" | "origin" | "prefix">,
) {
	return {
		"@type": "Product",
		name: title,
		description,
		brand: { "@type": "Brand", name: channels[site.channel].name },
		offers: {
			"@type": "Offer",
			url: `${origin}${prefix}${to}`,
			price: price.amount,
			priceCurrency: price.currency,
			availability: `https://schema.org/${configurator || isSoldAsChosen ? "InStock" : "OutOfStock"}`,
			eligibleQuantity: { "@type": "QuantitativeValue", value: quantity.value },
			seller: { "@type": "Organization", name: operator.company },
		},
	};
}
