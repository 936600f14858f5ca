import type { LineMove, OrderMove } from "@offizin/orders";
import type { Trx } from "../../adapters/database/database.ts";
import type { Actor } from "../staff/actor.ts";

type MoneyEvent =
	| "payment_differs"
	| "payment_failed"
	| "refund_requested"
	| "refunded"
	| "refund_failed"
	| "disputed"
	| "withdrawn";
type ShopEvent =
	| "placed"
	| "files_ready"
	| "files_failed"
	| "print_data_removed"
	| "contact_removed"
	| MoneyEvent;

export interface OrderEvent {
	readonly order: string;
	readonly at: Date;
	/** What happened; a move of the staff is called by its own name. */
	readonly event: ShopEvent | "mail_again" | "email_corrected" | "routing_id_noted" | LineMove | OrderMove;
	readonly line?: string;
	/** Who did it; absent for the shop itself. */
	readonly by?: Actor;
}

/** Adds lines to the history of an order, in the transaction that makes them true. */
export async function recordEvents(trx: Trx, events: readonly OrderEvent[]): Promise<void> {
	const rows = events.map(({ order, at, event, line = null, by }) => ({
		order,
		at,
		event,
		line,
		by: by?.name ?? null,
		staff: by?.id ?? null,
	}));
	if (rows.length > 0) await trx.insertInto("order_event").values(rows).execute();
}
