import { err, ok, type Result } from "@offizin/base";
import type { Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { recordEvents } from "../orders/order-event.ts";
import type { Platform } from "../platform.ts";
import type { Actor } from "../staff/actor.ts";
import { endRefund, readMoneyBack } from "./refund-store.ts";

export interface RefundRequest {
	/** Id of the order. */
	readonly order: string;
	/** Minor units of its currency; all that is left when it is absent. */
	readonly amount?: number;
	readonly reason: string;
	/** Absent for the shop itself. */
	readonly by?: Actor;
}

export interface RefundTooHigh {
	readonly code: "refund_too_high";
	/** Minor units that may still be given back. */
	readonly refundable: number;
}

/**
 * Decides that money goes back, in the transaction that locks the order: by the provider that collected it, which is asked
 * afterwards, or by hand. Nothing where nothing is left and all of it was meant.
 */
export async function requestRefund(
	{ queue, now }: Pick<Platform, "queue" | "now">,
	trx: Trx,
	{ order, amount, reason, by }: RefundRequest,
): Promise<Result<undefined, RefundTooHigh>> {
	const { refundable } = await readMoneyBack(trx, order);
	const wanted = amount ?? refundable.amount;
	if (wanted === 0 && amount === undefined) return ok(undefined);
	if (wanted <= 0 || wanted > refundable.amount) {
		return err({ code: "refund_too_high", refundable: refundable.amount });
	}
	const session = await trx
		.selectFrom("payment_session")
		.select(["provider", "reference"])
		.where("order", "=", order)
		.executeTakeFirst();
	const provider = session?.reference ? session.provider : null;
	const id = newId();
	const at = now();
	await trx
		.insertInto("refund")
		.values({
			...{ id, order, amount: wanted, state: "requested" as const, reason, provider },
			...{ provider_refund: null, problem: null, by: by?.name ?? null, requested_at: at, ended_at: null },
		})
		.execute();
	await recordEvents(trx, [{ order, at, event: "refund_requested", ...(by ? { by } : {}) }]);
	if (provider) await queue.send("payment.refund", { refund: id }, { trx, key: id });
	return ok(undefined);
}

/** Asks the provider to give money back. It does so once, however often it is asked. */
export async function giveRefund(platform: Platform, id: string): Promise<void> {
	const { database, payments } = platform;
	const refund = await database.db
		.selectFrom("refund")
		.innerJoin("payment_session", "payment_session.order", "refund.order")
		.innerJoin("order", "order.id", "refund.order")
		.select(["refund.id", "refund.order", "refund.amount", "refund.reason", "refund.provider"])
		.select(["currency", "reference"])
		.where("refund.id", "=", id)
		.where("refund.state", "=", "requested")
		.where("refund.provider_refund", "is", null)
		.executeTakeFirst();
	const provider = refund?.provider && payments.named(refund.provider);
	if (!refund || !provider || refund.reference === null) return;
	const { amount, currency, reference, order } = refund;
	const given = await provider.refund({ refund: id, reference, amount: { amount, currency } });
	await transact(database.db, async (trx) => {
		await trx.selectFrom("order").select("id").where("id", "=", order).forNoKeyUpdate().execute();
		const outcome = "code" in given ? { state: "failed" as const, problem: given.why } : given;
		await endRefund(platform, trx, refund, outcome);
		return ok(undefined);
	});
}

/** Notes that somebody has transferred the money of a refund by hand. */
export async function noteTransfer(
	platform: Pick<Platform, "queue" | "now">,
	trx: Trx,
	{ order, refund, by }: { readonly order: string; readonly refund: string; readonly by: Actor },
): Promise<Result<undefined, { readonly code: "refund_unknown" }>> {
	const found = await trx
		.selectFrom("refund")
		.select(["id", "order", "amount", "reason"])
		.where("id", "=", refund)
		.where("order", "=", order)
		.where("provider", "is", null)
		.where("state", "=", "requested")
		.executeTakeFirst();
	if (!found) return err({ code: "refund_unknown" });
	await endRefund(platform, trx, found, { state: "done", by });
	return ok(undefined);
}
