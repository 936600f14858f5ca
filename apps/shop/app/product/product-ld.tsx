import { channels, operator } from "@offizin/catalog";
import { productPath } from "#app/paths.ts";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { useShop } from "#app/site.ts";
import type { ProductView } from "./product-view.server.ts";

const standardShipping = { amount: "4.99", country: "DE" };

/** The card as a group of its colours, each with an offer for the quantity shown (domain.md §11). */
export function ProductLd({ product }: { readonly product: ProductView }) {
	const { origin } = useShop();
	const { card, pictures, view } = product;
	const { amount, currency } = view.price;
	const image = pictures[0] ? `${origin}${pictures[0].src}` : undefined;
	const offerOf = (id: string) => ({
		"@type": "Offer",
		url: `${origin}${productPath(id)}`,
		price: amount,
		priceCurrency: currency,
		availability: "https://schema.org/InStock",
		eligibleQuantity: { "@type": "QuantitativeValue", value: view.quantity.value },
		seller: { "@type": "Organization", name: operator.company },
		shippingDetails: {
			"@type": "OfferShippingDetails",
			shippingRate: { "@type": "MonetaryAmount", value: standardShipping.amount, currency },
			shippingDestination: { "@type": "DefinedRegion", addressCountry: standardShipping.country },
		},
		hasMerchantReturnPolicy: {
			"@type": "MerchantReturnPolicy",
			applicableCountry: standardShipping.country,
			returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
		},
	});
	return (
		<JsonLd
			value={{
				"@type": "ProductGroup",
				name: card.name,
				description: card.description,
				productGroupID: `${card.theme.id}-${product.format.key}`,
				variesBy: ["https://schema.org/color"],
				brand: { "@type": "Brand", name: channels.papiervogel.name },
				...(image ? { image } : {}),
				hasVariant: card.colors.map(({ id, name }) => ({
					"@type": "Product",
					sku: id,
					name: `${card.name} in ${name}`,
					color: name,
					url: `${origin}${productPath(id)}`,
					...(image && id === card.id ? { image } : {}),
					offers: offerOf(id),
				})),
			}}
		/>
	);
}
