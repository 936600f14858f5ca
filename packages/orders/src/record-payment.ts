import { ok, type Result } from "@offizin/base";
import { cartDelivery } from "@offizin/cart";
import { deliveryAddress, type Order } from "./order.ts";
import { advance, type MoveNotAllowed, type PaymentState, paymentTable } from "./order-state.ts";

/**
 * Notes that the money arrived at `at` (ISO instant). With prepayment production starts only now, so the lines
 * get the delivery date counted from here (O13).
 */
export function recordPayment(order: Order, at: string): Result<Order, MoveNotAllowed<PaymentState>> {
	const state = advance(paymentTable, order.payment.state, "paid");
	if (!state.ok) return state;
	const paid = { ...order, payment: { ...order.payment, state: state.value } };
	if (order.payment.method !== "prepayment") return ok(paid);

	const { country } = deliveryAddress(order);
	const promise = cartDelivery(order.lines, { orderedAt: at, shippingType: order.shippingType, country });
	return ok(
		promise ? { ...paid, lines: order.lines.map((line) => ({ ...line, deliveryDate: promise.date })) } : paid,
	);
}
