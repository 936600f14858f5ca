import { err, ok, type Result } from "@offizin/base";
import type { OfficeOrder } from "@offizin/contract";
import { isRoutingId } from "@offizin/invoices";
import { transact } from "../../adapters/database/transact.ts";
import { recordEvents } from "../orders/order-event.ts";
import { lockOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import type { Actor } from "../staff/actor.ts";
import { viewOfficeOrder } from "./view-order.ts";

interface RoutingNote {
	readonly number: string;
	/** Empty: there is none. */
	readonly routingId: string;
	readonly by: Actor;
}

/** Notes by which id a public customer is found: the next invoice carries it, and every one can be had as XRechnung. */
export function noteRoutingId(
	{ database, now, templates }: Platform,
	{ number, routingId, by }: RoutingNote,
): Promise<Result<OfficeOrder, { readonly code: "order_unknown" | "routing_id_invalid" }>> {
	const id = routingId.toUpperCase();
	return transact<OfficeOrder, { readonly code: "order_unknown" | "routing_id_invalid" }>(
		database.db,
		async (trx) => {
			const order = await lockOrder(trx, number);
			if (!order) return err({ code: "order_unknown" });
			if (id !== "" && !isRoutingId(id)) return err({ code: "routing_id_invalid" });
			const noted = id === "" ? null : id;
			if (noted !== order.row.routing_id) {
				await trx.updateTable("order").set({ routing_id: noted }).where("id", "=", order.row.id).execute();
				await recordEvents(trx, [{ order: order.row.id, at: now(), event: "routing_id_noted", by }]);
			}
			const after = { ...order, row: { ...order.row, routing_id: noted } };
			return ok(await viewOfficeOrder(trx, after, templates));
		},
	);
}
