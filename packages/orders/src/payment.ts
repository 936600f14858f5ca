import type { Money } from "@offizin/money";
import type { PaymentState } from "./order-state.ts";

export const paymentMethods = ["invoice", "prepayment"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How an order is paid and how far that is. */
export interface Payment {
	readonly method: PaymentMethod;
	readonly state: PaymentState;
}

/** 25 in the currency of the cart, in minor units (spec 1-12). */
export const INVOICE_MINIMUM = 2500;

/** Methods offered for a total with shipping, the preferred one first. */
export function allowedPayments(total: Money): readonly PaymentMethod[] {
	return total.amount >= INVOICE_MINIMUM ? paymentMethods : ["prepayment"];
}

/** Whether we may spend paper on it: the money is there, or is owed on an invoice (O5). */
export function allowsProduction({ method, state }: Payment): boolean {
	return state === "paid" || (method === "invoice" && state === "open");
}
