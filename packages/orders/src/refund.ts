import { type Money, money } from "@offizin/money";
import type { PaymentState } from "./order-state.ts";

/** requested: decided, not yet on its way · done: with who ordered · failed: refused by the provider, nothing was given. */
export const refundStates = ["requested", "done", "failed"] as const;
export type RefundState = (typeof refundStates)[number];

/** Money that goes back. */
export interface Refund {
	/** Minor units of the currency of the order. */
	readonly amount: number;
	readonly state: RefundState;
}

export interface MoneyBack {
	/** Has gone back. */
	readonly refunded: Money;
	/** May still be given back: what was paid, less what went back or is on its way (orders.O20). */
	readonly refundable: Money;
	/** Refunded once all that was paid has gone back. */
	readonly state: PaymentState;
}

/** How much of an order has gone back and still may (orders.O20). */
export function moneyBack(
	{ total, state }: { readonly total: Money; readonly state: PaymentState },
	refunds: readonly Refund[],
): MoneyBack {
	const sumOf = (wanted: readonly RefundState[]) =>
		refunds.filter((refund) => wanted.includes(refund.state)).reduce((sum, { amount }) => sum + amount, 0);
	const isPaid = state === "paid" || state === "refunded";
	const refunded = sumOf(["done"]);
	const left = isPaid ? Math.max(0, total.amount - sumOf(["done", "requested"])) : 0;
	return {
		refunded: money(refunded, total.currency),
		refundable: money(left, total.currency),
		state: isPaid && total.amount > 0 && refunded >= total.amount ? "refunded" : state,
	};
}
