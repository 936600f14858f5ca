import { err, invariant, ok, type Result } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import type { DeliveryItem, ShippingChoice, ShippingNotAvailable, ShippingType } from "@offizin/delivery";
import { addMoney, type Currency, type Money, money } from "@offizin/money";
import {
	basketVat,
	type PriceList,
	type Quote,
	type QuoteLine,
	quoteShipping,
	type VatLine,
} from "@offizin/pricing";
import type { Market } from "@offizin/sites";
import type { Cart } from "./cart.ts";
import { lineItems } from "./cart-delivery.ts";
import type { CartLine } from "./cart-line.ts";
import { type LineError, quoteLine } from "./quote-line.ts";

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
	readonly sameDay: boolean;
	readonly country: string;
	readonly lines: readonly PricedLine[];
	/** The goods. */
	readonly subtotal: Money;
	/** What is charged beside the goods. */
	readonly charges: readonly QuoteLine[];
	readonly total: Money;
	/** VAT contained in `total`, by rate. */
	readonly vat: readonly VatLine[];
}

export type PriceCartError = (LineError & { readonly lineId: string }) | ShippingNotAvailable;

export interface PriceCartTerms extends ShippingChoice {
	readonly list: PriceList;
	readonly market: Market;
	readonly country: string;
	/** The day whose VAT rates hold. */
	readonly day: Day;
	/** Free samples that the customer has had within 30 days; those of a cart count on from there. */
	readonly samplesHad: number;
}

/**
 * Prices every line and one delivery (cart.C5 to cart.C7). An empty cart costs nothing, also where nothing is delivered
 * to.
 */
export function priceCart(cart: Cart, terms: PriceCartTerms): Result<PricedCart, PriceCartError> {
	const { list, market, shippingType, sameDay = false, country, day } = terms;
	if (country !== market.country) {
		return err({ code: "shipping_not_available", shippingType, country, reason: "country_not_served" });
	}
	const lines: PricedLine[] = [];
	let { samplesHad } = terms;
	for (const line of cart.lines) {
		const quote = quoteLine(line, { list, country, day, samplesHad });
		if (!quote.ok) return err({ ...quote.error, lineId: line.id });
		if (line.item === "sample") samplesHad += line.quantity;
		lines.push({ line, quote: quote.value });
	}
	const delivery = quoteDelivery(cart.lines.flatMap(lineItems), terms);
	if (!delivery.ok) return delivery;

	const charges = delivery.value;
	const charged = chargesTotal(charges, list.currency);
	const quotes = lines.map(({ quote }) => quote);
	const goods = quotes.flatMap(({ vat }) =>
		vat.map(({ rate, net, amount }) => ({ rate, gross: net + amount })),
	);
	const subtotal = addMoney(
		money(0, list.currency),
		...quotes.map(({ total, currency }) => money(total, currency)),
	);
	return ok({
		cartId: cart.id,
		version: cart.version,
		priceListId: list.id,
		shippingType,
		sameDay,
		country,
		lines,
		subtotal,
		charges,
		total: addMoney(subtotal, charged),
		vat: basketVat(goods, charged),
	});
}

/** What the charges of a cart or an order come to. */
export function chargesTotal(charges: readonly QuoteLine[], currency: Currency): Money {
	return addMoney(money(0, currency), ...charges.map(({ amount }) => money(amount, currency)));
}

/** What sending costs of it. */
export function shippingOf(charges: readonly QuoteLine[], currency: Currency): Money {
	return chargesTotal(
		charges.filter(({ code }) => code.startsWith("shipping.")),
		currency,
	);
}

function quoteDelivery(
	basket: readonly DeliveryItem[],
	{ list, shippingType, sameDay = false, country }: PriceCartTerms,
): Result<readonly QuoteLine[], ShippingNotAvailable> {
	if (basket.length === 0) return ok([]);
	const delivery = quoteShipping(basket, { shippingType, sameDay, country, list });
	if (delivery.ok) return ok(delivery.value.lines);
	invariant(delivery.error.code !== "price_missing", `list ${list.id} has every price of shipping`);
	return err(delivery.error);
}
