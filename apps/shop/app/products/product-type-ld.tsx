import { channels, operator } from "@offizin/catalog";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { useShop } from "#app/site.ts";
import type { ProductPageView } from "./load-product-page.server.ts";

/** The product with an offer for what is shown. Not in stock while its editor is not open. */
export function ProductTypeLd({ page: { copy, view } }: { readonly page: ProductPageView }) {
	const { site, origin } = useShop();
	return (
		<JsonLd
			value={{
				"@type": "Product",
				name: copy.title,
				description: copy.description,
				brand: { "@type": "Brand", name: channels[site.channel].name },
				offers: {
					"@type": "Offer",
					url: `${origin}${copy.to}`,
					price: view.price.amount,
					priceCurrency: view.price.currency,
					availability: view.configurator.isOpen
						? "https://schema.org/InStock"
						: "https://schema.org/OutOfStock",
					eligibleQuantity: { "@type": "QuantitativeValue", value: view.quantity.value },
					seller: { "@type": "Organization", name: operator.company },
				},
			}}
		/>
	);
}
