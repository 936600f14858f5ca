import type { OrderView } from "@offizin/contract";
import { allowsProduction } from "@offizin/orders";

type Payment = OrderView["payment"];
type Line = Pick<OrderView["lines"][number], "production" | "delivery">;

export type StepKey = "placed" | "paid" | "file" | "press" | "printed" | "packed" | "shipped" | "delivered";
export type StepState = "done" | "current" | "ahead";

export interface LineStep {
	readonly key: StepKey;
	readonly state: StepState;
}

/**
 * The way of one line from order to letter box, in the order it is walked; one step is where it is now, until it has
 * arrived. Empty when the line is cancelled.
 */
export function lineSteps(payment: Payment, line: Line): readonly LineStep[] {
	if (isCancelled(line)) return [];
	const way: readonly StepKey[] = [
		"placed",
		...(payment.method === "invoice" ? [] : (["paid"] as const)),
		// Goods from stock are packed, not printed.
		...(line.production === "stocked" ? (["packed"] as const) : (["file", "press", "printed"] as const)),
		"shipped",
		"delivered",
	];
	const here = way.indexOf(stepOf(payment, line));
	const hasArrived = line.delivery === "delivered";
	return way.map((key, index) => ({
		key,
		state: index < here || hasArrived ? "done" : index === here ? "current" : "ahead",
	}));
}

function stepOf(payment: Payment, { production, delivery }: Line): StepKey {
	if (delivery === "shipped" || delivery === "delivered") return delivery;
	if (isAwaited(payment)) return "paid";
	if (production === "stocked") return "packed";
	if (production === "printed") return "printed";
	return production === "released" ? "press" : "file";
}

/** Money that has to come before anything is printed (orders.O5). */
export function isAwaited(payment: Payment): boolean {
	return payment.state === "open" && !allowsProduction(payment);
}

/** Money that who ordered has to send. */
export function owesTransfer({ method, state }: Payment): boolean {
	return method === "prepayment" && state === "open";
}

export function isCancelled({ production, delivery }: Line): boolean {
	return production === "cancelled" || delivery === "cancelled";
}

export type NoteKey =
	| "awaitingPayment"
	| "moneyOnItsWay"
	| Exclude<Line["production"], "cancelled">
	| "shipped"
	| "delivered"
	| "cancelled";

/** Where the line stands, as one sentence. */
export function lineNote(payment: Payment, line: Line): NoteKey {
	if (isCancelled(line)) return "cancelled";
	const { production, delivery } = line;
	if (delivery === "shipped" || delivery === "delivered") return delivery;
	if (isAwaited(payment)) return owesTransfer(payment) ? "awaitingPayment" : "moneyOnItsWay";
	return production === "cancelled" ? "cancelled" : production;
}

export type HeadlineKey = "placed" | "prepaid" | "printing" | "shipped" | "delivered" | "cancelled";

/** What the order as a whole has to say: its slowest line decides. Cancelled lines do not count beside others. */
export function orderHeadline(payment: Payment, lines: readonly Line[]): HeadlineKey {
	const going = lines.filter((line) => !isCancelled(line));
	if (going.length === 0) return "cancelled";
	if (going.every(({ delivery }) => delivery === "delivered")) return "delivered";
	if (going.every(({ delivery }) => delivery !== "pending")) return "shipped";
	if (going.some(({ production }) => production === "released" || production === "printed"))
		return "printing";
	return owesTransfer(payment) ? "prepaid" : "placed";
}
