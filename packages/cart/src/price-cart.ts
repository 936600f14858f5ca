import { err, ok, type Result } from "@offizin/base";
import type { Market } from "@offizin/catalog";
import { addMoney, allocate, type Currency, type Money, money } from "@offizin/money";
import {
	type PriceError,
	type PriceList,
	type Quote,
	quoteCard,
	quoteShipping,
	type ShippingError,
	type ShippingType,
	type VatLine,
	vatLine,
} from "@offizin/pricing";
import type { Cart, CartLine } from "./cart.ts";

export interface PricedLine {
	readonly line: CartLine;
	readonly quote: Quote;
}

/** A cart with the prices of one list for one delivery country: what is shown is what is ordered. */
export interface PricedCart {
	readonly cartId: string;
	readonly version: number;
	readonly priceListId: string;
	readonly shippingType: ShippingType;
	readonly country: string;
	readonly lines: readonly PricedLine[];
	/** The goods. */
	readonly subtotal: Money;
	readonly shipping: Money;
	readonly total: Money;
	/** VAT contained in `total`, by rate. */
	readonly vat: readonly VatLine[];
}

export type PriceCartError = (PriceError & { readonly lineId: string }) | ShippingError;

export interface PriceCartTerms {
	readonly list: PriceList;
	readonly market: Market;
	readonly shippingType: ShippingType;
	readonly country: string;
}

/** Gross of the goods by VAT rate, with shipping shared in proportion (domain.md §8.1). */
function vatOf(quotes: readonly Quote[], shipping: Money, currency: Currency): VatLine[] {
	const goods = new Map<number, number>();
	for (const { vat } of quotes) {
		for (const { rate, net, amount } of vat) goods.set(rate, (goods.get(rate) ?? 0) + net + amount);
	}
	if (goods.size === 0) return [];
	const shares = allocate(shipping, [...goods.values()]);
	return [...goods].map(([rate, gross], index) =>
		vatLine(gross + (shares[index]?.amount ?? 0), currency, rate),
	);
}

/** Prices every line and one delivery (C5 to C7). An empty cart costs nothing. */
export function priceCart(cart: Cart, terms: PriceCartTerms): Result<PricedCart, PriceCartError> {
	const { list, market, shippingType, country } = terms;
	const lines: PricedLine[] = [];
	for (const line of cart.lines) {
		const quote = quoteCard(line, list, market);
		if (!quote.ok) return err({ ...quote.error, lineId: line.id });
		lines.push({ line, quote: quote.value });
	}
	const delivery = quoteShipping(shippingType, country, list);
	if (!delivery.ok) return delivery;

	const nothing = money(0, list.currency);
	const shipping = lines.length > 0 ? delivery.value : nothing;
	const quotes = lines.map(({ quote }) => quote);
	const subtotal = addMoney(nothing, ...quotes.map(({ total, currency }) => money(total, currency)));
	return ok({
		cartId: cart.id,
		version: cart.version,
		priceListId: list.id,
		shippingType,
		country,
		lines,
		subtotal,
		shipping,
		total: addMoney(subtotal, shipping),
		vat: vatOf(quotes, shipping, list.currency),
	});
}
