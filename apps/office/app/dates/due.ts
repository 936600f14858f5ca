import { addDays } from "@offizin/calendar-days";
import type { DeliveryState, PaymentState } from "@offizin/orders";

/** How pressing a delivery date is. `unpaid`: with prepayment the date is counted only when the money is there (orders.O13). */
export type Due = "done" | "unpaid" | "overdue" | "today" | "tomorrow" | "later";

export interface Dated {
	readonly deliveryDate: string;
	readonly delivery: readonly DeliveryState[];
	readonly payment: { readonly method: string; readonly state: PaymentState };
}

/** `today` is a day in Berlin. */
export function dueOf({ deliveryDate, delivery, payment }: Dated, today: string): Due {
	if (!delivery.includes("pending")) return "done";
	if (payment.method === "prepayment" && payment.state === "open") return "unpaid";
	if (deliveryDate < today) return "overdue";
	if (deliveryDate === today) return "today";
	return deliveryDate === addDays(today, 1) ? "tomorrow" : "later";
}
