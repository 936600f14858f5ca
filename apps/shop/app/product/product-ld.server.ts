import type { ShopContext, TemplateDetail } from "@offizin/contract";
import { channels, operator, pathPrefixOf } from "@offizin/sites";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import { productPath } from "#app/paths.ts";

const standardShipping = { amount: "4.99", country: "DE" };

/** The card as a group of its colours, each with an offer for the quantity shown (domain.md §11). */
export function productLd(
	template: TemplateDetail,
	{ price, quantity }: PanelView,
	{ origin, site }: Pick<ShopContext, "origin" | "site">,
) {
	const [picture] = template.scenes;
	const image = picture && `${origin}${picture.src}`;
	const { amount, currency } = price;
	const offerOf = (id: string) => ({
		"@type": "Offer",
		url: `${origin}${pathPrefixOf(site)}${productPath(id)}`,
		price: amount,
		priceCurrency: currency,
		availability: "https://schema.org/InStock",
		eligibleQuantity: { "@type": "QuantitativeValue", value: quantity.value },
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
	return {
		"@type": "ProductGroup",
		name: template.name,
		description: template.description,
		productGroupID: `${template.theme.id}-${template.formatType}`,
		variesBy: ["https://schema.org/color"],
		brand: { "@type": "Brand", name: channels.papiervogel.name },
		...(image ? { image } : {}),
		hasVariant: template.colors.map(({ id, name }) => ({
			"@type": "Product",
			sku: id,
			name: `${template.name} in ${name}`,
			color: name,
			url: `${origin}${pathPrefixOf(site)}${productPath(id)}`,
			...(image && id === template.id ? { image } : {}),
			offers: offerOf(id),
		})),
	};
}
