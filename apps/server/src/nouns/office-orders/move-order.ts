import { err, ok, type Result } from "@offizin/base";
import type { Move, OfficeOrder } from "@offizin/contract";
import { type LineMove, moveLine, nextMoves, recordPayment } from "@offizin/orders";
import type { Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import { issueInvoice } from "../documents/issue-invoice.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { cancelOrder } from "../orders/cancel-order.ts";
import { storeDeliveries } from "../orders/order-deliveries.ts";
import { recordEvents } from "../orders/order-event.ts";
import { lockOrder, type StoredOrder, toOrder } from "../orders/order-store.ts";
import type { StoredLine } from "../orders/stored-line.ts";
import type { Platform } from "../platform.ts";
import type { Actor } from "../staff/actor.ts";
import { viewOfficeOrder } from "./view-order.ts";

export interface MoveRequest {
	readonly number: string;
	readonly move: Move;
	/** One line; without it every line that can make the move. */
	readonly line?: string | undefined;
	/** The member of staff, for the history. */
	readonly by: Actor;
}

export type MoveRefusal =
	| { readonly code: "order_unknown" }
	| { readonly code: "line_unknown" }
	| { readonly code: "move_impossible" };

/** Moves an order or its lines along their tables, under the lock of the order, with a line in its history. */
export function moveOrder(
	platform: Platform,
	{ number, move, line, by }: MoveRequest,
): Promise<Result<OfficeOrder, MoveRefusal>> {
	return transact<OfficeOrder, MoveRefusal>(platform.database.db, async (trx) => {
		const order = await lockOrder(trx, number);
		if (!order) return err({ code: "order_unknown" });
		if (line !== undefined && !order.lines.some(({ id }) => id === line))
			return err({ code: "line_unknown" });
		const moved =
			move === "pay"
				? await pay(platform, trx, order, by)
				: move === "cancel"
					? await cancel(platform, trx, order, by)
					: await moveLines(platform, trx, { order, move, line, by });
		if (!moved.ok) return moved;
		const after = await lockOrder(trx, number);
		return after ? ok(await viewOfficeOrder(trx, after, platform.templates)) : err({ code: "order_unknown" });
	});
}

/** Notes the money, for which there is an invoice from now on. With prepayment the delivery date counts from here (orders.O13). */
async function pay(
	platform: Platform,
	trx: Trx,
	order: StoredOrder,
	by: Actor,
): Promise<Result<undefined, MoveRefusal>> {
	const at = platform.now();
	const paid = recordPayment(toOrder(order), at.toISOString());
	if (!paid.ok) return err({ code: "move_impossible" });
	await trx
		.updateTable("order")
		.set({ payment_state: paid.value.payment.state })
		.where("id", "=", order.row.id)
		.execute();
	await storeDeliveries(trx, order.row.id, paid.value.deliveries);
	await recordEvents(trx, [{ order: order.row.id, at, event: "pay", by }]);
	await issueInvoice(platform, trx, order.row.id);
	return ok(undefined);
}

/** Gives the order up, and writes so to who ordered it. */
async function cancel(
	platform: Platform,
	trx: Trx,
	{ row }: StoredOrder,
	by: Actor,
): Promise<Result<undefined, MoveRefusal>> {
	if (!(await cancelOrder(trx, row.id, platform.now(), by))) return err({ code: "move_impossible" });
	await enqueueMail(platform, trx, { order: row.id, kind: "cancelled" });
	return ok(undefined);
}

interface LineMoves {
	readonly order: StoredOrder;
	readonly move: LineMove;
	readonly line: string | undefined;
	readonly by: Actor;
}

async function moveLines(
	platform: Platform,
	trx: Trx,
	{ order, move, line, by }: LineMoves,
): Promise<Result<undefined, MoveRefusal>> {
	const { row, lines } = order;
	const payment = { method: row.payment_method, state: row.payment_state };
	const at = platform.now();
	const chosen = lines.filter(
		(one) => (line === undefined || one.id === line) && nextMoves(one, payment).includes(move),
	);
	if (chosen.length === 0) return err({ code: "move_impossible" });
	const moved = new Map<string, StoredLine>();
	for (const one of chosen) {
		const next = moveLine(one, move, payment);
		if (!next.ok) return err({ code: "move_impossible" });
		moved.set(one.id, next.value);
		const { production, delivery } = next.value;
		await trx.updateTable("order_line").set({ production, delivery }).where("id", "=", one.id).execute();
		if (move === "retry") await retryJob(platform, trx, one.id);
	}
	await recordEvents(
		trx,
		chosen.map(({ id }) => ({ order: row.id, line: id, at, event: move, by })),
	);
	// What is on its way has been supplied, and is owed (decision 113).
	if (move === "ship") await issueInvoice(platform, trx, row.id);
	// One parcel, one mail: when the last line is with the carrier (cart.C8).
	const isAllSent = lines.every((one) => (moved.get(one.id) ?? one).delivery !== "pending");
	if (move === "ship" && isAllSent) {
		await enqueueMail(platform, trx, { order: row.id, kind: "shipped" });
	}
	return ok(undefined);
}

/** A failed job starts over with all its attempts. */
async function retryJob({ queue }: Platform, trx: Trx, line: string): Promise<void> {
	const { id } = await trx
		.updateTable("print_job")
		.set({ state: "queued", problem: null, failures: 0, started_at: null, finished_at: null })
		.where("line", "=", line)
		.returning("id")
		.executeTakeFirstOrThrow();
	await queue.send("print.line", { job: id }, { trx, key: id });
}
