import { isCancellable } from "@offizin/orders";
import type { Trx } from "../../adapters/database/database.ts";
import type { Actor } from "../staff/actor.ts";
import { releaseVoucher } from "../vouchers/voucher-terms.ts";
import { recordEvents } from "./order-event.ts";

/**
 * Cancels an order, payment, lines and delivery, for whoever ordered it or a member of staff; false when it can no longer be. A press that ends a line meanwhile adds
 * to the history: the locks let it (lockOrder, order-store.ts).
 */
export async function cancelOrder(trx: Trx, order: string, at: Date, by?: Actor): Promise<boolean> {
	const row = await trx
		.selectFrom("order")
		.select("payment_state")
		.where("id", "=", order)
		.forNoKeyUpdate()
		.executeTakeFirstOrThrow();
	const lines = await trx
		.selectFrom("order_line")
		.select(["id", "production", "delivery"])
		.where("order", "=", order)
		.forNoKeyUpdate()
		.execute();
	if (!isCancellable({ state: row.payment_state }, lines)) return false;
	await trx.updateTable("order").set({ payment_state: "cancelled" }).where("id", "=", order).execute();
	await trx
		.updateTable("order_line")
		.set({ production: "cancelled", delivery: "cancelled" })
		.where("order", "=", order)
		.execute();
	await releaseVoucher(trx, order, at);
	await recordEvents(trx, [{ order, at, event: "cancel", ...(by ? { by } : {}) }]);
	return true;
}
