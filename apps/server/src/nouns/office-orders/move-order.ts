import { err, ok, type Result } from "@offizin/base";
import type { Move, OfficeOrder } from "@offizin/contract";
import { type Carrier, parseTrackingNumber } from "@offizin/delivery";
import { type LineMove, moveLine, nextMoves } from "@offizin/orders";
import type { Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import { issueInvoice } from "../documents/issue-invoice.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { cancelOrder } from "../order-changes/cancel-order.ts";
import { markPaid } from "../order-changes/mark-paid.ts";
import { recordEvents } from "../orders/order-event.ts";
import { storeParcel } from "../orders/order-parcels.ts";
import { lockOrder, type StoredOrder } from "../orders/order-store.ts";
import type { StoredLine } from "../orders/stored-line.ts";
import type { Platform } from "../platform.ts";
import type { Actor } from "../staff/actor.ts";
import { viewOfficeOrder } from "./view-order.ts";

export interface MoveRequest {
	readonly number: string;
	readonly move: Move;
	/** One line; without it every line that can make the move. */
	readonly line?: string | undefined;
	/** Of what is shipped, as the label has it. */
	readonly parcel?: { readonly carrier: Carrier; readonly trackingNumber: string } | undefined;
	/** The member of staff, for the history. */
	readonly by: Actor;
}

export type MoveRefusal =
	| { readonly code: "order_unknown" }
	| { readonly code: "line_unknown" }
	| { readonly code: "move_impossible" | "tracking_number_unknown" };

/** Moves an order or its lines along their tables, under the lock of the order, with a line in its history. */
export function moveOrder(
	platform: Platform,
	{ number, move, line, parcel, by }: MoveRequest,
): Promise<Result<OfficeOrder, MoveRefusal>> {
	return transact<OfficeOrder, MoveRefusal>(platform.database.db, async (trx) => {
		const order = await lockOrder(trx, number);
		if (!order) return err({ code: "order_unknown" });
		if (line !== undefined && !order.lines.some(({ id }) => id === line))
			return err({ code: "line_unknown" });
		const moved =
			move === "pay"
				? noted(await markPaid(platform, trx, order, by))
				: move === "cancel"
					? await cancel(platform, trx, order, by)
					: await moveLines(platform, trx, { order, move, line, parcel, by });
		if (!moved.ok) return moved;
		const after = await lockOrder(trx, number);
		return after ? ok(await viewOfficeOrder(trx, after, platform.templates)) : err({ code: "order_unknown" });
	});
}

function noted(isPaid: boolean): Result<undefined, MoveRefusal> {
	return isPaid ? ok(undefined) : err({ code: "move_impossible" });
}

/** Gives the order up, and writes so to who ordered it. */
async function cancel(
	platform: Platform,
	trx: Trx,
	{ row }: StoredOrder,
	by: Actor,
): Promise<Result<undefined, MoveRefusal>> {
	if (!(await cancelOrder(platform, trx, { order: row.id, by }))) return err({ code: "move_impossible" });
	await enqueueMail(platform, trx, { order: row.id, kind: "cancelled" });
	return ok(undefined);
}

interface LineMoves {
	readonly order: StoredOrder;
	readonly move: LineMove;
	readonly line: string | undefined;
	readonly parcel: MoveRequest["parcel"];
	readonly by: Actor;
}

async function moveLines(
	platform: Platform,
	trx: Trx,
	{ order, move, line, parcel, by }: LineMoves,
): Promise<Result<undefined, MoveRefusal>> {
	const { row, lines } = order;
	const payment = { method: row.payment_method, state: row.payment_state };
	const at = platform.now();
	const chosen = lines.filter(
		(one) => (line === undefined || one.id === line) && nextMoves(one, payment).includes(move),
	);
	if (chosen.length === 0) return err({ code: "move_impossible" });
	const trackingNumber = parcel && parseTrackingNumber(parcel.trackingNumber);
	if (parcel && (move !== "ship" || trackingNumber === undefined)) {
		return err({ code: "tracking_number_unknown" });
	}
	const moved = new Map<string, StoredLine>();
	for (const one of chosen) {
		const next = moveLine(one, move, payment);
		if (!next.ok) return err({ code: "move_impossible" });
		moved.set(one.id, next.value);
		const { production, delivery } = next.value;
		await trx.updateTable("order_line").set({ production, delivery }).where("id", "=", one.id).execute();
		if (move === "retry") await retryJob(platform, trx, one.id);
	}
	if (parcel && trackingNumber !== undefined) {
		const packed = chosen.map(({ id }) => id);
		await storeParcel(trx, row.id, { carrier: parcel.carrier, number: trackingNumber, lines: packed, at });
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
