import type { Money } from "@offizin/money";
import type { PaymentState } from "./order-state.ts";

export const paymentMethods = ["invoice", "prepayment"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How an order is paid and how far that is. */
export interface Payment {
	readonly method: PaymentMethod;
	readonly state: PaymentState;
}

/** Value of the goods from which an invoice is offered: 25 in the currency of the cart, in minor units (spec 1-12). */
export const INVOICE_MINIMUM = 2500;

/** Methods offered for goods of this value, shipping not counted, the preferred one first (orders.O11). */
export function allowedPayments(goods: Money): readonly PaymentMethod[] {
	return goods.amount >= INVOICE_MINIMUM ? paymentMethods : ["prepayment"];
}

/** Whether we may spend paper on it: the money is there, or is owed on an invoice (orders.O5). */
export function allowsProduction({ method, state }: Payment): boolean {
	return state === "paid" || (method === "invoice" && state === "open");
}
