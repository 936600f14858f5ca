import { isCancellable, type PaymentState } from "@offizin/orders";
import type { Trx } from "../../adapters/database/database.ts";
import { recordEvents } from "../orders/order-event.ts";
import type { Platform } from "../platform.ts";
import { requestRefund } from "../refunds/refund-order.ts";
import type { Actor } from "../staff/actor.ts";
import { releaseVoucher } from "../vouchers/voucher-terms.ts";

export interface Cancellation {
	/** Id of the order. */
	readonly order: string;
	readonly at: Date;
	/** A member of staff; absent for whoever ordered, or the shop itself. */
	readonly by?: Actor;
}

/** Cancels an order and gives back what was paid; false when it can no longer be cancelled (orders.O18). */
export async function cancelOrder(
	platform: Pick<Platform, "queue" | "now">,
	trx: Trx,
	{ order, by }: Omit<Cancellation, "at">,
): Promise<boolean> {
	const who = { order, ...(by ? { by } : {}) };
	const state = await lockPayment(trx, order);
	if (!(await endOrder(trx, { ...who, at: platform.now() }, state))) return false;
	await requestRefund(platform, trx, { ...who, reason: "" });
	return true;
}

/** Cancels an order that nobody has paid; false when somebody has, or it can no longer be cancelled. */
export async function cancelUnpaid(trx: Trx, cancellation: Cancellation): Promise<boolean> {
	const state = await lockPayment(trx, cancellation.order);
	return state === "open" && endOrder(trx, cancellation, state);
}

async function lockPayment(trx: Trx, order: string): Promise<PaymentState> {
	const { payment_state } = await trx
		.selectFrom("order")
		.select("payment_state")
		.where("id", "=", order)
		.forNoKeyUpdate()
		.executeTakeFirstOrThrow();
	return payment_state;
}

/**
 * Payment, lines and delivery of a locked order. A press that ends a line meanwhile adds to the history: the locks let it
 * (lockOrder, order-store.ts).
 */
async function endOrder(trx: Trx, { order, at, by }: Cancellation, state: PaymentState): Promise<boolean> {
	const lines = await trx
		.selectFrom("order_line")
		.select(["id", "production", "delivery"])
		.where("order", "=", order)
		.forNoKeyUpdate()
		.execute();
	if (!isCancellable({ state }, lines)) return false;
	if (state === "open") {
		await trx.updateTable("order").set({ payment_state: "cancelled" }).where("id", "=", order).execute();
	}
	await trx
		.updateTable("order_line")
		.set({ production: "cancelled", delivery: "cancelled" })
		.where("order", "=", order)
		.execute();
	await releaseVoucher(trx, order, at);
	await recordEvents(trx, [{ order, at, event: "cancel", ...(by ? { by } : {}) }]);
	return true;
}
