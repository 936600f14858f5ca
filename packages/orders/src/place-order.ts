import { isSoldBy, productOf, sellsAccessories } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import { type CartLine, findDeliveries, isPrinted, lastArrival, type PricedCart } from "@offizin/cart";
import type { DeliveriesError, ShippingChoice, ShippingType } from "@offizin/delivery";
import type { Money } from "@offizin/money";
import { sharesVatOfCountry } from "@offizin/pricing";
import type { ChannelKey, Site } from "@offizin/sites";
import { type Address, checkAddress, checkBilling, isPackstation, tidyAddress } from "./address.ts";
import { type Contact, checkContact, tidyContact } from "./contact.ts";
import type { FieldError } from "./field-error.ts";
import { checkGift, type Gift, tidyGift } from "./gift.ts";
import { firstState } from "./next-moves.ts";
import type { Order } from "./order.ts";
import { allowedPayments, type PaymentMethod, type ProvidedMethod } from "./payment.ts";
import { promiseDeliveries } from "./promise-deliveries.ts";

export interface PlaceOrderRequest extends ShippingChoice {
	readonly site: Site;
	/** Priced now, for the country of the delivery address. */
	readonly priced: PricedCart;
	readonly contact: Contact;
	readonly billing: Address;
	readonly shipping?: Address | undefined;
	readonly gift?: Gift | undefined;
	readonly payment: PaymentMethod;
	/** Methods of providers that this installation has. */
	readonly provided: readonly ProvidedMethod[];
	/** What the shopper saw above the button. */
	readonly expectedTotal: Money;
	/** The day by which everything arrives, as the shopper saw it; a later one has to be seen first. */
	readonly expectedArrival?: Day | undefined;
}

export type PlaceOrderError =
	| { readonly code: "cart_empty" }
	/** Left over in the cart of a brand that does not sell it. */
	| { readonly code: "product_not_sold" }
	/** Fields are named "contact.email", "billing.city", "shipping.postalCode", "gift.message". */
	| { readonly code: "address_invalid"; readonly fields: readonly FieldError[] }
	| {
			readonly code: "shipping_not_available";
			readonly shippingType: ShippingType;
			readonly country: string;
	  }
	| Exclude<DeliveriesError, { code: "shipping_not_available" }>
	/** It would arrive later than was shown: the cut-off has passed meanwhile. */
	| { readonly code: "arrival_changed"; readonly arrival: Day }
	/** The price has moved: `total` is the one to show. */
	| { readonly code: "total_changed"; readonly total: Money }
	| { readonly code: "payment_not_available"; readonly allowed: readonly PaymentMethod[] };

export interface PlaceOrderContext {
	/** ISO instant. */
	readonly now: string;
	readonly orderNumber: string;
	/** A fresh id per call. */
	readonly newId: () => string;
}

function under(prefix: string, errors: readonly FieldError[]): FieldError[] {
	return errors.map((error) => ({ ...error, field: `${prefix}.${error.field}` }));
}

/** Every reason in `request` against the order, the first kind that applies (orders.O9). */
function refusal(request: PlaceOrderRequest, now: string): PlaceOrderError | undefined {
	const { priced, contact, billing, shipping, shippingType, gift, payment, expectedTotal } = request;
	if (priced.lines.length === 0) return { code: "cart_empty" };
	const { channel } = request.site;
	if (!priced.lines.every(({ line }) => isSoldIn(line, channel))) return { code: "product_not_sold" };

	const fields = [
		...under("contact", checkContact(contact)),
		...under("billing", checkBilling(billing)),
		...(shipping ? under("shipping", checkAddress(shipping)) : []),
		...checkPackstation(request),
		...(gift ? under("gift", checkGift(gift)) : []),
	];
	if (fields.length > 0) return { code: "address_invalid", fields };

	const { country, postalCode } = shipping ?? billing;
	const isPriced =
		country === priced.country &&
		shippingType === priced.shippingType &&
		(request.sameDay ?? false) === priced.sameDay;
	if (!isPriced || !sharesVatOfCountry({ country, postalCode })) {
		return { code: "shipping_not_available", shippingType, country };
	}
	const lines = priced.lines.map(({ line }) => line);
	const sent = findDeliveries(lines, sendingOf(request, now));
	if (!sent.ok) {
		return sent.error.code === "same_day_not_available"
			? sent.error
			: { code: "shipping_not_available", shippingType, country };
	}
	const { subtotal, total } = priced;
	if (expectedTotal.amount !== total.amount || expectedTotal.currency !== total.currency) {
		return { code: "total_changed", total };
	}
	const arrival = lastArrival(sent.value);
	const { expectedArrival } = request;
	if (arrival !== undefined && expectedArrival !== undefined && arrival > expectedArrival) {
		return { code: "arrival_changed", arrival };
	}
	const allowed = allowedPayments({ subtotal, total, country }, request.provided);
	return allowed.includes(payment) ? undefined : { code: "payment_not_available", allowed };
}

/** Express carriers put nothing into a Packstation (domain.md, what is expected of addresses). */
function checkPackstation({ shipping, shippingType }: PlaceOrderRequest): FieldError[] {
	const isRefused = shippingType !== "standard" && shipping && isPackstation(shipping);
	return isRefused ? [{ field: "shipping.street", code: "packstation_standard_only" }] : [];
}

/** How the goods of a request are sent, from `orderedAt` on. */
function sendingOf(
	{ billing, shipping, shippingType, sameDay = false }: PlaceOrderRequest,
	orderedAt: string,
) {
	const { country, postalCode } = shipping ?? billing;
	return { orderedAt, shippingType, sameDay, country, postalCode };
}

/** Whether a brand sells a line: accessories where something is sold that they go with, gift vouchers everywhere. */
export function isSoldIn(line: CartLine, channel: ChannelKey): boolean {
	if (line.item === "voucher") return true;
	if (!isPrinted(line)) return sellsAccessories(channel);
	const product = productOf(line.product);
	return product !== undefined && isSoldBy(product, channel);
}

/**
 * Decides whether a cart becomes an order, and what that order is (orders.O7 to orders.O12). Stores and sends nothing.
 */
export function placeOrder(
	request: PlaceOrderRequest,
	{ now, orderNumber, newId }: PlaceOrderContext,
): Result<Order, PlaceOrderError> {
	const refused = refusal(request, now);
	if (refused) return err(refused);

	const { site, priced, contact, billing, shipping, shippingType, sameDay = false, gift, payment } = request;
	const addresses = {
		billing: tidyAddress(billing),
		...(shipping ? { shipping: tidyAddress(shipping) } : {}),
	};
	const lines = priced.lines.map(({ line, quote }) => ({
		...line,
		id: newId(),
		quote,
		production: firstState(line),
		delivery: "pending" as const,
	}));
	return ok({
		...site,
		number: orderNumber,
		cartId: priced.cartId,
		placedAt: now,
		contact: tidyContact(contact),
		...addresses,
		shippingType,
		...(sameDay ? { sameDay } : {}),
		...(gift ? { gift: tidyGift(gift) } : {}),
		payment: { method: payment, state: "open" },
		lines,
		deliveries: promiseDeliveries(lines, sendingOf(request, now)),
		subtotal: priced.subtotal,
		charges: priced.charges,
		total: priced.total,
		vat: priced.vat,
		priceListId: priced.priceListId,
	});
}
