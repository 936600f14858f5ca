import type { ArticleLine, DesignLine, ProductLine, SampleLine, VoucherLine } from "@offizin/cart";
import type { ShippingChoice } from "@offizin/delivery";
import type { Money } from "@offizin/money";
import type { Quote, QuoteLine, VatLine } from "@offizin/pricing";
import type { Site } from "@offizin/sites";
import type { Address } from "./address.ts";
import type { Contact } from "./contact.ts";
import type { Gift } from "./gift.ts";
import type { LineProgress } from "./next-moves.ts";
import type { Payment } from "./payment.ts";
import type { OrderDelivery } from "./promise-deliveries.ts";

/** A line of a cart whose design may be gone: null, as its revision, once its print data have been removed. */
type Frozen<Line extends DesignLine | SampleLine> = Omit<Line, "designId" | "revision"> & {
	readonly designId: string | null;
	readonly revision: number | null;
};

/** What was bought, frozen: design revision, configuration and the explained price never change again. */
export type OrderLine = (Frozen<DesignLine> | Frozen<SampleLine> | ProductLine | ArticleLine | VoucherLine) &
	LineProgress & { readonly quote: Quote };

/** An order as placed. Channel, market and locale are those of the site it was placed on. */
export interface Order extends Site, ShippingChoice {
	readonly number: string;
	/** The cart it came from: an order is unique per cart. */
	readonly cartId: string;
	/** ISO instant. */
	readonly placedAt: string;
	readonly contact: Contact;
	readonly billing: Address;
	/** Only when it differs from `billing`. */
	readonly shipping?: Address;
	readonly gift?: Gift;
	readonly payment: Payment;
	readonly lines: readonly OrderLine[];
	readonly deliveries: readonly OrderDelivery[];
	readonly subtotal: Money;
	/** What is charged beside the goods, or taken off: `subtotal` with it is `total`. */
	readonly charges: readonly QuoteLine[];
	readonly total: Money;
	readonly vat: readonly VatLine[];
	readonly priceListId: string;
}

/** Where the parcel goes. */
export function deliveryAddress(order: Pick<Order, "billing" | "shipping">): Address {
	return order.shipping ?? order.billing;
}

const FIRST_NUMBER = 100_000;

/** "26-100042" for the 42nd order counted in 2026: readable on the phone, tells no daily sales at first sight. */
export function orderNumber(sequence: number, year: number): string {
	return `${String(year % 100).padStart(2, "0")}-${FIRST_NUMBER + sequence}`;
}
