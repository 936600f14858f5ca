import { ok, type Result } from "@offizin/base";
import {
	type Cart,
	cartDelivery,
	emptyCart,
	type PriceCartError,
	type PricedCart,
	priceCart,
} from "@offizin/cart";
import { marketOf, type Site } from "@offizin/catalog";
import type { CartView } from "@offizin/contract";
import { allowedPayments } from "@offizin/orders";
import type { Quote, VatLine } from "@offizin/pricing";
import { templates } from "@offizin/templates";
import { priceListOf } from "../templates/price-list-of.ts";

/** Prices a cart for delivery to a country, by default within the market. */
export function priceCartOn(site: Site, cart: Cart, country?: string): Result<PricedCart, PriceCartError> {
	const market = marketOf(site.market);
	return priceCart(cart, {
		list: priceListOf(market),
		market,
		shippingType: "standard",
		country: country ?? market.country,
	});
}

/** What the shopper sees of a cart: priced now, with the date it would arrive. */
export function viewCart(site: Site, cart: Cart | undefined, now: Date): Result<CartView, PriceCartError> {
	const priced = priceCartOn(site, cart ?? emptyCart(""));
	return priced.ok ? ok(viewPricedCart(priced.value, now)) : priced;
}

function viewPricedCart(priced: PricedCart, now: Date): CartView {
	const { version, lines, subtotal, shipping, total, vat, shippingType, country } = priced;
	const promise = cartDelivery(
		lines.map(({ line }) => line),
		{ orderedAt: now.toISOString(), shippingType, country },
	);
	return {
		version,
		items: lines.map(({ line, quote }) => ({
			...line,
			name: productName(line.template),
			configuration: { ...line.configuration },
			quote: viewQuote(quote),
			preview: `/web-api/designs/${line.designId}/preview/front.png?revision=${line.revision}`,
		})),
		subtotal,
		shipping,
		total,
		vat: vat.map((line) => ({ ...line })),
		payments: [...allowedPayments(total)],
		delivery: promise?.date ?? null,
	};
}

/** Name of the product made of a template; a template that is no longer sold leaves the plain word. */
export function productName(templateId: string): string {
	return templates.find(({ id }) => id === templateId)?.name ?? "Karte";
}

/** A quote in the shape of the contract, whose lists may be changed. */
export function viewQuote(quote: Quote) {
	return { ...quote, lines: quote.lines.map((line) => ({ ...line })), vat: viewVat(quote.vat) };
}

export function viewVat(vat: readonly VatLine[]) {
	return vat.map((line) => ({ ...line }));
}
