import type { LineMove, OrderMove } from "@offizin/orders";
import type { Trx } from "../database/database.ts";

export interface OrderEvent {
	readonly order: string;
	readonly at: Date;
	/** What happened; a move of the staff is called by its own name. */
	readonly event: "placed" | "files_ready" | "files_failed" | LineMove | OrderMove;
	readonly line?: string;
	/** Member of staff; absent for the shop itself. */
	readonly by?: string;
}

/** Adds lines to the history of an order, in the transaction that makes them true. */
export async function recordEvents(trx: Trx, events: readonly OrderEvent[]): Promise<void> {
	const rows = events.map(({ order, at, event, line = null, by = null }) => ({ order, at, event, line, by }));
	if (rows.length > 0) await trx.insertInto("order_event").values(rows).execute();
}
