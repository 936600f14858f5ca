import { isSoldBy, productOf, sellsAccessories } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { type CartLine, isPrinted, type PricedCart } from "@offizin/cart";
import type { ShippingType } from "@offizin/delivery";
import type { Money } from "@offizin/money";
import { sharesVatOfCountry } from "@offizin/pricing";
import type { ChannelKey, Site } from "@offizin/sites";
import { type Address, checkAddress, tidyAddress } from "./address.ts";
import { type Contact, checkContact, tidyContact } from "./contact.ts";
import type { FieldError } from "./field-error.ts";
import { checkGift, type Gift, tidyGift } from "./gift.ts";
import { firstState } from "./next-moves.ts";
import { deliveryAddress, type Order } from "./order.ts";
import { allowedPayments, type PaymentMethod } from "./payment.ts";
import { promiseDeliveries } from "./promise-deliveries.ts";

export interface PlaceOrderRequest {
	readonly site: Site;
	/** Priced now, for the country of the delivery address. */
	readonly priced: PricedCart;
	readonly contact: Contact;
	readonly billing: Address;
	readonly shipping?: Address | undefined;
	readonly shippingType: ShippingType;
	readonly gift?: Gift | undefined;
	readonly payment: PaymentMethod;
	/** What the shopper saw above the button. */
	readonly expectedTotal: Money;
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
function refusal(request: PlaceOrderRequest): PlaceOrderError | undefined {
	const { priced, contact, billing, shipping, shippingType, gift, payment, expectedTotal } = request;
	if (priced.lines.length === 0) return { code: "cart_empty" };
	const { channel } = request.site;
	if (!priced.lines.every(({ line }) => isSoldIn(line, channel))) return { code: "product_not_sold" };

	const fields = [
		...under("contact", checkContact(contact)),
		...under("billing", checkAddress(billing)),
		...(shipping ? under("shipping", checkAddress(shipping)) : []),
		...(gift ? under("gift", checkGift(gift)) : []),
	];
	if (fields.length > 0) return { code: "address_invalid", fields };

	const { country, postalCode } = shipping ?? billing;
	const isPriced = country === priced.country && shippingType === priced.shippingType;
	if (!isPriced || !sharesVatOfCountry({ country, postalCode })) {
		return { code: "shipping_not_available", shippingType, country };
	}
	const { subtotal, total } = priced;
	if (expectedTotal.amount !== total.amount || expectedTotal.currency !== total.currency) {
		return { code: "total_changed", total };
	}
	const allowed = allowedPayments(subtotal);
	return allowed.includes(payment) ? undefined : { code: "payment_not_available", allowed };
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
	const refused = refusal(request);
	if (refused) return err(refused);

	const { site, priced, contact, billing, shipping, shippingType, gift, payment } = request;
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
	const { country } = deliveryAddress(addresses);
	return ok({
		...site,
		number: orderNumber,
		cartId: priced.cartId,
		placedAt: now,
		contact: tidyContact(contact),
		...addresses,
		shippingType,
		...(gift ? { gift: tidyGift(gift) } : {}),
		payment: { method: payment, state: "open" },
		lines,
		deliveries: promiseDeliveries(lines, { orderedAt: now, shippingType, country }),
		subtotal: priced.subtotal,
		charges: priced.charges,
		total: priced.total,
		vat: priced.vat,
		priceListId: priced.priceListId,
	});
}
