import { type MoneyBack, moneyBack } from "@offizin/orders";
import type { Selectable } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import type { OrderTable } from "../../adapters/database/tables/order-table.ts";
import type { RefundTable } from "../../adapters/database/tables/payment-table.ts";

export type StoredRefund = Selectable<RefundTable>;

/** Money of an order that goes back, the oldest first. */
export function findRefunds(db: Db | Trx, order: string): Promise<StoredRefund[]> {
	return db
		.selectFrom("refund")
		.selectAll()
		.where("order", "=", order)
		.orderBy("requested_at")
		.orderBy("id")
		.execute();
}

/** How much of an order has gone back and still may (orders.O20). */
export function moneyBackOf(
	{
		total: amount,
		currency,
		payment_state: state,
	}: Pick<Selectable<OrderTable>, "total" | "currency" | "payment_state">,
	refunds: readonly StoredRefund[],
): MoneyBack {
	return moneyBack({ total: { amount, currency }, state }, refunds);
}
