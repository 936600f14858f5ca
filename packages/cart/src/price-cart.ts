import { err, invariant, ok, type Result } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import type { DeliveryItem, ShippingChoice, ShippingNotAvailable, ShippingType } from "@offizin/delivery";
import { addMoney, type Currency, type Money, money } from "@offizin/money";
import {
	basketVat,
	checkVoucher,
	type PriceList,
	type Quote,
	type QuoteLine,
	quoteShipping,
	type VatLine,
	type Voucher,
	type VoucherRefusal,
	type VoucherUse,
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
	/** What the voucher of the cart takes off, or why it takes nothing; absent without one. */
	readonly voucher?: { readonly code: string; readonly discount: Result<Money, VoucherRefusal> };
	/** What is charged beside the goods, or taken off. */
	readonly charges: readonly QuoteLine[];
	readonly total: Money;
	/** VAT contained in `total`, by rate. */
	readonly vat: readonly VatLine[];
}

export type PriceCartError = (LineError & { readonly lineId: string }) | ShippingNotAvailable;

/** A voucher, and how often it has been used by whom. */
export interface VoucherTerms
	extends Pick<VoucherUse, "channel" | "ordersBefore" | "usedByCustomer" | "usedInAll"> {
	readonly voucher: Voucher;
}

export interface PriceCartTerms extends ShippingChoice {
	readonly list: PriceList;
	readonly market: Market;
	readonly country: string;
	/** The day whose VAT rates hold. */
	readonly day: Day;
	/** The voucher of the cart. */
	readonly voucher?: VoucherTerms | undefined;
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

	const quotes = lines.map(({ quote }) => quote);
	const goods = quotes.flatMap(({ vat }) =>
		vat.map(({ rate, net, amount }) => ({ rate, gross: net + amount })),
	);
	const subtotal = addMoney(
		money(0, list.currency),
		...quotes.map(({ total, currency }) => money(total, currency)),
	);
	const voucher = applyVoucher(lines, subtotal, terms);
	const discount = voucher?.discount.ok ? voucher.discount.value.amount : 0;
	const reductions = discount > 0 ? [lineOf("voucher", -discount)] : [];
	const charges = [...reductions, ...delivery.value];
	const charged = chargesTotal(charges, list.currency);
	return ok({
		cartId: cart.id,
		version: cart.version,
		priceListId: list.id,
		shippingType,
		sameDay,
		country,
		lines,
		subtotal,
		...(voucher ? { voucher } : {}),
		charges,
		total: addMoney(subtotal, charged),
		vat: basketVat(goods, charged),
	});
}

/** What the voucher takes off the goods; those that are money themselves are none (pricing.R1). */
function applyVoucher(
	lines: readonly PricedLine[],
	subtotal: Money,
	{ voucher: terms, market, day }: PriceCartTerms,
): PricedCart["voucher"] {
	if (!terms) return undefined;
	const { voucher, ...use } = terms;
	const money = lines.flatMap(({ line, quote }) => (line.item === "voucher" ? [quote.total] : []));
	const goods = { ...subtotal, amount: money.reduce((left, value) => left - value, subtotal.amount) };
	const discount = checkVoucher(voucher, { ...use, market: market.key, day, goods });
	return { code: voucher.code, discount };
}

function lineOf(code: string, amount: number): QuoteLine {
	return { code, quantity: 1, unit: amount, amount };
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
