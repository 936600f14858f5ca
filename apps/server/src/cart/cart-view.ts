import { ok, type Result } from "@offizin/base";
import {
	type Cart,
	cartDeliveries,
	emptyCart,
	lastArrival,
	type PriceCartError,
	type PricedCart,
	priceCart,
	shippingOf,
} from "@offizin/cart";
import type { CartView } from "@offizin/contract";
import { allowedPayments } from "@offizin/orders";
import { templates } from "@offizin/templates";
import { viewQuote, viewQuoteLines } from "../prices/dated-quote.ts";
import type { PriceDesk } from "../prices/price-desk.ts";
import { packedAccessories } from "./packed-accessories.ts";

/** Prices a cart for delivery to a country, by default within the market. */
export function priceCartOn(
	{ list, market, day }: PriceDesk,
	cart: Cart,
	country?: string,
): Result<PricedCart, PriceCartError> {
	return priceCart(cart, {
		list,
		market,
		shippingType: "standard",
		country: country ?? market.country,
		day,
	});
}

/** What the shopper sees of a cart: priced now, with the date it would arrive. */
export function viewCart(desk: PriceDesk, cart: Cart | undefined): Result<CartView, PriceCartError> {
	const priced = priceCartOn(desk, cart ?? emptyCart(""));
	return priced.ok ? ok(viewPricedCart(priced.value, desk)) : priced;
}

function viewPricedCart(priced: PricedCart, { orderedAt, site }: PriceDesk): CartView {
	const { version, lines, subtotal, charges, total, vat, shippingType, country } = priced;
	const deliveries = cartDeliveries(
		lines.map(({ line }) => line),
		{ orderedAt, shippingType, country },
	);
	return {
		version,
		items: lines.map(({ line, quote }) => ({
			...line,
			name: productName(line.template),
			configuration: { ...line.configuration },
			accessories: packedAccessories(line.configuration, site.locale),
			quote: viewQuote(quote, site.locale),
			preview: `/web-api/designs/${line.designId}/preview/front.png?revision=${line.revision}`,
		})),
		subtotal,
		shipping: shippingOf(charges, total.currency),
		charges: viewQuoteLines(charges, site.locale),
		total,
		vat: vat.map((line) => ({ ...line })),
		payments: [...allowedPayments(subtotal)],
		delivery: lastArrival(deliveries) ?? null,
		deliveries: deliveries.map(({ carriage, items, date }) => ({
			carriage,
			lines: items.map(({ id }) => id),
			date,
		})),
	};
}

/** Name of the product made of a template; a template that is no longer sold leaves the plain word. */
export function productName(templateId: string): string {
	return templates.find(({ id }) => id === templateId)?.name ?? "Karte";
}
