import { advance, deliveryTable, paymentTable, productionTable } from "@offizin/orders";
import type { Selectable } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";
import type { OrderLineTable, OrderTable } from "../../adapters/database/tables/order-table.ts";
import { releaseVoucher } from "../vouchers/voucher-terms.ts";
import { recordEvents } from "./order-event.ts";

type Line = Pick<Selectable<OrderLineTable>, "production" | "delivery">;

/** Whether an order can be given up without loss: nobody has paid, and nothing of it is at the press or on its way. */
export function isCancellable(
	{ payment_state }: Pick<Selectable<OrderTable>, "payment_state">,
	lines: readonly Line[],
): boolean {
	return (
		advance(paymentTable, payment_state, "cancelled").ok &&
		lines.every(
			({ production, delivery }) =>
				production !== "released" &&
				advance(productionTable, production, "cancelled").ok &&
				advance(deliveryTable, delivery, "cancelled").ok,
		)
	);
}

/**
 * Cancels an order, payment, lines and delivery; false when it can no longer be. A press that ends a line meanwhile adds
 * to the history: the locks let it (lockOrder, order-store.ts).
 */
export async function cancelOrder(trx: Trx, order: string, at: Date): Promise<boolean> {
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
	if (!isCancellable(row, lines)) return false;
	await trx.updateTable("order").set({ payment_state: "cancelled" }).where("id", "=", order).execute();
	await trx
		.updateTable("order_line")
		.set({ production: "cancelled", delivery: "cancelled" })
		.where("order", "=", order)
		.execute();
	await releaseVoucher(trx, order, at);
	await recordEvents(trx, [{ order, at, event: "cancel" }]);
	return true;
}
