import type { Accessory } from "@offizin/assortment";
import { ok } from "@offizin/base";
import { deliveries } from "@offizin/delivery";
import { money } from "@offizin/money";
import { accessoryItem } from "@offizin/pricing";
import { accessoryName } from "@offizin/words";
import { accessoryQuote } from "./accessory-view.ts";
import { deliveryView, type PriceDesk } from "./price-desk.ts";

/** Several accessories priced together, and what of them travels together. */
export function accessoryOrder(wanted: readonly Accessory[], quantity: number, desk: PriceDesk) {
	const items: { sku: string; name: string; quote: QuoteOf }[] = [];
	for (const one of wanted) {
		const quote = accessoryQuote(one, quantity, desk);
		if (!quote.ok) return quote;
		items.push({ sku: one.sku, name: accessoryName(one, desk.site.locale), quote: quote.value });
	}
	const total = items.reduce((sum, { quote }) => sum + quote.total, 0);
	return ok({ items, total: money(total, desk.list.currency), deliveries: parcels(wanted, desk) });
}

type QuoteOf = Extract<ReturnType<typeof accessoryQuote>, { ok: true }>["value"];

function parcels(wanted: readonly Accessory[], desk: PriceDesk) {
	const sent = deliveries(
		wanted.map(({ sku, kind }) => accessoryItem(sku, kind)),
		{
			orderedAt: desk.orderedAt,
			shippingType: "standard",
			destination: { country: desk.market.country },
		},
	);
	if (!sent.ok) return [];
	return sent.value.map(({ items, date }) => ({
		skus: items.map(({ id }) => id),
		...deliveryView(desk, date),
	}));
}
