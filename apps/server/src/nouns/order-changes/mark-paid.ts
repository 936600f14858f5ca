import { recordPayment } from "@offizin/orders";
import type { Trx } from "../../adapters/database/database.ts";
import { issueInvoice } from "../documents/issue-invoice.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { storeDeliveries } from "../orders/order-deliveries.ts";
import { recordEvents } from "../orders/order-event.ts";
import { type StoredOrder, toOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import type { Actor } from "../staff/actor.ts";

/**
 * Notes the money of a locked order, for which there is an invoice from now on, with the days counted from here unless it was owed on an invoice (orders.O13), and
 * writes so to who ordered. False when it is not open any more.
 */
export async function markPaid(
	platform: Pick<Platform, "queue" | "now">,
	trx: Trx,
	order: StoredOrder,
	by?: Actor,
): Promise<boolean> {
	const at = platform.now();
	const { id, payment_method: method } = order.row;
	const paid = recordPayment(toOrder(order), at.toISOString());
	if (!paid.ok) return false;
	await trx
		.updateTable("order")
		.set({ payment_state: paid.value.payment.state })
		.where("id", "=", id)
		.execute();
	await storeDeliveries(trx, id, paid.value.deliveries);
	await recordEvents(trx, [{ order: id, at, event: "pay", ...(by ? { by } : {}) }]);
	await issueInvoice(platform, trx, id);
	if (method !== "invoice") await enqueueMail(platform, trx, { order: id, kind: "paid" });
	return true;
}
