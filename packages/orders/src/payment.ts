import type { Money } from "@offizin/money";
import type { PaymentState } from "./order-state.ts";

/**
 * In the order they are offered. A card stands for the wallets of a phone too; sepa is a direct debit, which is collected
 * some days later.
 */
export const paymentMethods = ["card", "paypal", "klarna", "invoice", "sepa", "prepayment"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** Methods that somebody else carries out, who has to be asked. */
export type ProvidedMethod = Exclude<PaymentMethod, "invoice" | "prepayment">;

/** How an order is paid and how far that is. */
export interface Payment {
	readonly method: PaymentMethod;
	readonly state: PaymentState;
}

/** Value of the goods from which an invoice is offered: 25 in the currency of the cart, in minor units (spec 1-12). */
export const INVOICE_MINIMUM = 2500;
/** The least a provider collects, in minor units of any of our currencies. */
const PROVIDER_MINIMUM = 50;
/** Where Klarna lends money, in the currency of the country. */
const klarnaCountries: ReadonlySet<string> = new Set([
	"AT",
	"BE",
	"CH",
	"DE",
	"ES",
	"FR",
	"GB",
	"IT",
	"NL",
	"US",
]);

/** What decides how something can be paid. */
export interface Payable {
	/** The goods, shipping not counted. */
	readonly subtotal: Money;
	readonly total: Money;
	/** It is sent there. */
	readonly country: string;
}

/** Whether somebody else carries a method out. */
export function isProvided(method: PaymentMethod): method is ProvidedMethod {
	return method !== "invoice" && method !== "prepayment";
}

/**
 * Methods offered, in their order: an invoice from a value of goods on, prepayment always (orders.O11), and of those that
 * are `provided` where they are possible (orders.O19).
 */
export function allowedPayments(
	{ subtotal, total, country }: Payable,
	provided: readonly ProvidedMethod[],
): readonly PaymentMethod[] {
	return paymentMethods.filter((method) => {
		if (method === "prepayment") return true;
		if (method === "invoice") return subtotal.amount >= INVOICE_MINIMUM;
		if (!provided.includes(method) || total.amount < PROVIDER_MINIMUM) return false;
		if (method === "klarna") return klarnaCountries.has(country);
		return method !== "sepa" || total.currency === "eur";
	});
}

/** Whether we may spend paper on it: the money is there, or is owed on an invoice (orders.O5). */
export function allowsProduction({ method, state }: Payment): boolean {
	return state === "paid" || (method === "invoice" && state === "open");
}
