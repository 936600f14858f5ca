import { ok, type Result } from "@offizin/base";
import {
	type Cart,
	type CartLine,
	cartDeliveries,
	compareEnvelopes,
	emptyCart,
	isPrinted,
	lastArrival,
	type PriceCartError,
	type PricedCart,
	shippingOf,
} from "@offizin/cart";
import type { CartView } from "@offizin/contract";
import { allowedPayments } from "@offizin/orders";
import { designAddress } from "../designs/design-address.ts";
import { viewQuote, viewQuoteLines } from "../prices/dated-quote.ts";
import type { PricingContext } from "../prices/pricing-context.ts";
import { nameOfLine, viewArticle, viewMade, viewProduct } from "./line-view.ts";
import { priceCartOn } from "./price-cart-on.ts";

/** What the shopper sees of a cart: priced now, with the date it would arrive. */
export function viewCart(pricing: PricingContext, cart: Cart | undefined): Result<CartView, PriceCartError> {
	const priced = priceCartOn(pricing, cart ?? emptyCart(""));
	return priced.ok ? ok(viewPricedCart(priced.value, pricing)) : priced;
}

function viewPricedCart(priced: PricedCart, { orderedAt, site, templates }: PricingContext): CartView {
	const { version, lines, subtotal, charges, total, vat, shippingType, country } = priced;
	const deliveries = cartDeliveries(
		lines.map(({ line }) => line),
		{ orderedAt, shippingType, country },
	);
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
		payments: [...allowedPayments(subtotal)],
		delivery: lastArrival(deliveries) ?? null,
		deliveries: deliveries.map(({ carriage, items, date }) => ({
			carriage,
			lines: items.map(({ id }) => id),
			date,
		})),
	};
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
