import { ok, type Result } from "@offizin/base";
import {
	type Cart,
	type CartLine,
	compareEnvelopes,
	emptyCart,
	isPrinted,
	lastArrival,
	type PriceCartError,
	type PricedCart,
	type ShippingWay,
	shippingOf,
	shippingWays,
	type VoucherTerms,
} from "@offizin/cart";
import type { CartView } from "@offizin/contract";
import type { ShippingType } from "@offizin/delivery";
import { allowedPayments, type ProvidedMethod } from "@offizin/orders";
import { designAddress } from "../designs/design-address.ts";
import { viewQuote, viewQuoteLines } from "../prices/dated-quote.ts";
import type { PricingContext } from "../prices/pricing-context.ts";
import { voucherWords } from "../vouchers/voucher-words.ts";
import { nameOfLine, viewArticle, viewMade, viewProduct } from "./line-view.ts";
import { priceCartOn } from "./price-cart-on.ts";

/** How somebody wants a cart to be sent, and where in the country of its prices, as far as they have said it. */
export interface CartWish {
	readonly shippingType?: ShippingType | undefined;
	readonly sameDay?: boolean | undefined;
	readonly postalCode?: string | undefined;
	/** Of the cart, `voucherTermsOf`. */
	readonly voucher?: VoucherTerms | undefined;
	/** Methods of providers that this installation has. */
	readonly provided: readonly ProvidedMethod[];
}

/**
 * What the shopper sees of a cart: priced now, with the date it would arrive. A way of sending that is not offered, for
 * these goods or any more, is the standard one again.
 */
export function viewCart(
	pricing: PricingContext,
	cart: Cart = emptyCart(""),
	{ shippingType, sameDay = false, postalCode, voucher, provided }: CartWish,
): Result<CartView, PriceCartError> {
	const { list, market, orderedAt } = pricing;
	const ways = shippingWays(cart.lines, { list, orderedAt, country: market.country, postalCode });
	const wanted = ways.find((way) => way.shippingType === shippingType && way.sameDay === sameDay);
	const way = wanted ?? ways[0];
	const priced = priceCartOn(pricing, cart, way ?? { shippingType: "standard" }, voucher);
	return priced.ok ? ok(viewPricedCart(priced.value, { way, ways, provided }, pricing)) : priced;
}

interface Sending {
	/** Undefined where nothing is sent. */
	readonly way: ShippingWay | undefined;
	readonly ways: readonly ShippingWay[];
	readonly provided: readonly ProvidedMethod[];
}

function viewPricedCart(
	priced: PricedCart,
	{ way, ways, provided }: Sending,
	{ site, templates }: PricingContext,
): CartView {
	const { version, lines, subtotal, charges, total, vat, shippingType, sameDay, country } = priced;
	const deliveries = way?.deliveries ?? [];
	const differences = compareEnvelopes({ lines: lines.map(({ line }) => line) });
	return {
		version,
		items: lines.map((priced) => viewLine(priced, site.locale, templates)),
		envelopes: differences.map(({ repair, ...difference }) => ({ ...difference, repair: repair ?? null })),
		subtotal,
		shipping: shippingOf(charges, total.currency),
		charges: viewQuoteLines(charges, site.locale),
		total,
		vat: vat.map((line) => ({ ...line })),
		voucher: priced.voucher ? viewVoucher(priced.voucher, site.locale) : null,
		payments: [...allowedPayments({ subtotal, total, country }, provided)],
		...{ country, shippingType, sameDay },
		ways: ways.map(({ deliveries: _, charges, ...way }) => ({
			...way,
			charges: viewQuoteLines(charges, site.locale),
		})),
		delivery: lastArrival(deliveries) ?? null,
		deliveries: deliveries.map(({ carriage, items, date }) => ({
			carriage,
			lines: items.map(({ id }) => id),
			date,
		})),
	};
}

function viewVoucher({ code, discount }: NonNullable<PricedCart["voucher"]>, locale: string) {
	return discount.ok
		? { code, discount: discount.value, refusal: null }
		: { code, discount: null, refusal: voucherWords(discount.error, locale) };
}

function viewLine(
	{ line: whole, quote }: PricedCart["lines"][number],
	locale: string,
	templates: PricingContext["templates"],
): CartView["items"][number] {
	const line = withoutIntention(whole);
	const made = isPrinted(line) ? line.configuration : undefined;
	const told = { name: nameOfLine(line, locale, templates), quote: viewQuote(quote, locale, made) };
	if (line.item === "article") return { ...line, ...told, ...viewArticle(line.sku, locale) };
	if (line.item === "voucher") return { ...line, ...told };
	if (line.item === "product") return { ...line, ...told, ...viewProduct(line, locale, templates) };
	return {
		...line,
		...told,
		...viewMade(line, locale),
		editor: designAddress({ ...line, id: line.designId }, line.quantity),
		preview: `/web-api/designs/${line.designId}/preview/front.png?revision=${line.revision}`,
	};
}

/** What somebody meant by their numbers is no business of who sees the line. */
function withoutIntention(line: CartLine): CartLine {
	if (!("intended" in line)) return line;
	const { intended: _intended, ...shown } = line;
	return shown;
}
