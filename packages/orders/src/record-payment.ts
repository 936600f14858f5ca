import { ok, type Result } from "@offizin/base";
import { deliveryAddress, type Order } from "./order.ts";
import { advance, type MoveNotAllowed, type PaymentState, paymentTable } from "./order-state.ts";
import { promiseDeliveries } from "./promise-deliveries.ts";

/**
 * Notes that the money arrived at `at` (ISO instant). Unless it was owed on an invoice production starts only now, so
 * the deliveries get their dates counted from here (orders.O13).
 */
export function recordPayment(order: Order, at: string): Result<Order, MoveNotAllowed<PaymentState>> {
	const state = advance(paymentTable, order.payment.state, "paid");
	if (!state.ok) return state;
	const paid = { ...order, payment: { ...order.payment, state: state.value } };
	if (order.payment.method === "invoice") return ok(paid);

	const { country, postalCode } = deliveryAddress(order);
	const { shippingType, sameDay = false } = order;
	return ok({
		...paid,
		deliveries: promiseDeliveries(order.lines, {
			orderedAt: at,
			...{ shippingType, sameDay, country, postalCode },
		}),
	});
}
