import type { Accessory } from "@offizin/assortment";
import { ok } from "@offizin/base";
import { deliveries } from "@offizin/delivery";
import { money } from "@offizin/money";
import { accessoryItem } from "@offizin/pricing";
import { accessoryName } from "@offizin/words";
import { accessoryQuote } from "./accessory-view.ts";
import { deliveryView, type PricingContext } from "./pricing-context.ts";

/** Several accessories priced together, and what of them travels together. */
export function accessoryOrder(wanted: readonly Accessory[], quantity: number, pricing: PricingContext) {
	const items: { sku: string; name: string; quote: QuoteOf }[] = [];
	for (const one of wanted) {
		const quote = accessoryQuote(one, quantity, pricing);
		if (!quote.ok) return quote;
		items.push({ sku: one.sku, name: accessoryName(one, pricing.site.locale), quote: quote.value });
	}
	const total = items.reduce((sum, { quote }) => sum + quote.total, 0);
	return ok({ items, total: money(total, pricing.list.currency), deliveries: parcels(wanted, pricing) });
}

type QuoteOf = Extract<ReturnType<typeof accessoryQuote>, { ok: true }>["value"];

function parcels(wanted: readonly Accessory[], pricing: PricingContext) {
	const sent = deliveries(
		wanted.map(({ sku, kind }) => accessoryItem(sku, kind)),
		{
			orderedAt: pricing.orderedAt,
			shippingType: "standard",
			destination: { country: pricing.market.country },
		},
	);
	if (!sent.ok) return [];
	return sent.value.map(({ items, date }) => ({
		skus: items.map(({ id }) => id),
		...deliveryView(pricing, date),
	}));
}
