import { addDays, type Day } from "@offizin/calendar-days";
import type { Money } from "@offizin/money";
import { type Address, deliveryAddress, type PaymentMethod } from "@offizin/orders";
import type { ChannelKey } from "@offizin/sites";
import type { InvoicedOrder } from "./invoiced-order.ts";
import { type Position, positionsOf, type RateSum, sumsOf } from "./position.ts";
import type { Seller } from "./seller.ts";

/** Days after everything has arrived within which an invoice is paid (invoices.I13). */
export const INVOICE_DAYS = 14;

/** From when to when things were handed over. */
export interface Supply {
	readonly from: Day;
	readonly until: Day;
	/** The money came before the goods went: both days are what was promised. */
	readonly isPromised?: true;
}

/** What every document about money says. Frozen with its number: nothing in it is looked up again. */
interface Receipt {
	/** Number of the order. */
	readonly order: string;
	readonly orderedOn: Day;
	readonly channel: ChannelKey;
	/** Of its words and figures. */
	readonly locale: string;
	readonly seller: Seller;
	readonly buyer: Address;
	/** Routing id of a public customer, by which an XRechnung finds its way. */
	readonly routingId?: string;
	/** Where goods went, ISO 3166-1 alpha-2: whose VAT this is. */
	readonly country: string;
	readonly positions: readonly Position[];
	readonly vat: readonly RateSum[];
	readonly total: Money;
}

export interface Invoice extends Receipt {
	readonly kind: "invoice";
	readonly supply: Supply;
	readonly method: PaymentMethod;
	/** Exactly one of these: when the money came, or until when it is awaited. */
	readonly paidOn?: Day;
	readonly dueOn?: Day;
}

export interface CreditNote extends Receipt {
	readonly kind: "credit";
	readonly invoice: { readonly number: string; readonly issuedOn: Day };
	readonly reason: string;
}

export interface InvoiceTerms {
	readonly seller: Seller;
	readonly locale: string;
	readonly orderedOn: Day;
	/** The day it is issued. */
	readonly today: Day;
	readonly supply: Supply;
	/** The day by which everything is there. */
	readonly arrival: Day;
	readonly routingId?: string | undefined;
}

/** The invoice of an order (invoices.I1 to invoices.I6); undefined where there is nothing to pay. */
export function invoiceOf(order: InvoicedOrder, terms: InvoiceTerms): Invoice | undefined {
	if (order.total.amount === 0) return undefined;
	const { seller, locale, orderedOn, today, supply, arrival, routingId } = terms;
	const isPaid = order.payment.state === "paid";
	return {
		kind: "invoice",
		...{ order: order.number, orderedOn, channel: order.channel, locale, seller, buyer: order.billing },
		...(routingId ? { routingId } : {}),
		country: deliveryAddress(order).country,
		positions: positionsOf(order),
		vat: sumsOf(order),
		total: order.total,
		supply,
		method: order.payment.method,
		...(isPaid ? { paidOn: today } : { dueOn: addDays(arrival, INVOICE_DAYS) }),
	};
}
