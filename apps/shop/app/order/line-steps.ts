import type { OrderView } from "@offizin/contract";

type Payment = OrderView["payment"];
type Line = Pick<OrderView["lines"][number], "production" | "delivery">;

export type StepKey = "placed" | "paid" | "file" | "press" | "printed" | "shipped" | "delivered";
export type StepState = "done" | "current" | "ahead";

export interface LineStep {
	readonly key: StepKey;
	readonly state: StepState;
}

/** The way of one line from order to letter box, in the order it is walked. Empty when the line is cancelled. */
export function lineSteps(payment: Payment, line: Line): readonly LineStep[] {
	if (isCancelled(line)) return [];
	const { production, delivery } = line;
	const isMade = production === "printed";
	const isSent = delivery === "shipped" || delivery === "delivered";
	const reached: readonly (readonly [StepKey, boolean])[] = [
		["placed", true],
		...(payment.method === "prepayment" ? [["paid", payment.state === "paid"] as const] : []),
		["file", production === "released" || isMade],
		["press", isMade],
		["printed", isMade],
		["shipped", isSent],
		["delivered", delivery === "delivered"],
	];
	const next = reached.findIndex(([, isDone]) => !isDone);
	return reached.map(([key, isDone], index) => ({
		key,
		state: isDone ? "done" : index === next ? "current" : "ahead",
	}));
}

export function isCancelled({ production, delivery }: Line): boolean {
	return production === "cancelled" || delivery === "cancelled";
}

export type NoteKey =
	| "awaitingPayment"
	| Exclude<Line["production"], "cancelled">
	| "shipped"
	| "delivered"
	| "cancelled";

/** Where the line stands, as one sentence. */
export function lineNote(payment: Payment, line: Line): NoteKey {
	if (isCancelled(line)) return "cancelled";
	const { production, delivery } = line;
	if (delivery === "shipped" || delivery === "delivered") return delivery;
	if (payment.method === "prepayment" && payment.state === "open") return "awaitingPayment";
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
	return payment.method === "prepayment" && payment.state === "open" ? "prepaid" : "placed";
}
