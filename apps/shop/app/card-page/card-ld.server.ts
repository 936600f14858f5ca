import type { ShopContext, TemplateDetail } from "@offizin/contract";
import { channels, marketOf, operator } from "@offizin/sites";
import type { loadStandardShipping } from "#app/content/load-shipping.server.ts";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import { cardPath } from "#app/paths.ts";
import { offerAmount } from "#app/seo/offer-amount.server.ts";

interface Around extends Pick<ShopContext, "origin" | "prefix" | "site"> {
	readonly shipping: Awaited<ReturnType<typeof loadStandardShipping>>;
}

/** The card as a group of its colours, each with an offer for the quantity shown (domain.md §11). */
export function cardLd(
	template: TemplateDetail,
	{ price, quantity }: PanelView,
	{ origin, prefix, site, shipping }: Around,
) {
	const [picture] = template.scenes;
	const image = picture && `${origin}${picture.src}`;
	const { amount, currency } = price;
	const rate = shipping && offerAmount(shipping.price);
	const offerOf = (id: string) => ({
		"@type": "Offer",
		url: `${origin}${prefix}${cardPath(id)}`,
		price: amount,
		priceCurrency: currency,
		availability: "https://schema.org/InStock",
		eligibleQuantity: { "@type": "QuantitativeValue", value: quantity.value },
		seller: { "@type": "Organization", name: operator.company },
		...(shipping && rate
			? {
					shippingDetails: {
						"@type": "OfferShippingDetails",
						shippingRate: {
							"@type": "MonetaryAmount",
							value: rate.amount,
							currency: rate.currency,
						},
						shippingDestination: { "@type": "DefinedRegion", addressCountry: shipping.country },
					},
				}
			: {}),
		hasMerchantReturnPolicy: {
			"@type": "MerchantReturnPolicy",
			applicableCountry: marketOf(site.market).country,
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
			url: `${origin}${prefix}${cardPath(id)}`,
			...(image && id === template.id ? { image } : {}),
			offers: offerOf(id),
		})),
	};
}
