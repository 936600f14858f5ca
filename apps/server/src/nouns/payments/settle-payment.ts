import { isProvided } from "@offizin/orders";
import type { Trx } from "../../adapters/database/database.ts";
import type { PaymentFacts, RefundFacts } from "../../adapters/payment/payment-provider.ts";
import { finishOrder } from "../checkout/finish-order.ts";
import { paymentDue } from "../checkout/payment-due.ts";
import { isOpen } from "../checkout/payment-step.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { cancelOrder } from "../order-changes/cancel-order.ts";
import { markPaid } from "../order-changes/mark-paid.ts";
import { recordEvents } from "../orders/order-event.ts";
import { lockOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import { requestRefund } from "../refunds/refund-order.ts";
import { endRefund, noteForeignRefund } from "../refunds/refund-store.ts";
import { consentOf, lookAtPayment } from "./ask-provider.ts";

/** How an order stands once its payment has been looked at. */
export type Settled =
	| { readonly state: "placed" | "abandoned" }
	/** Nobody has agreed yet; where somebody can, if anywhere. */
	| { readonly state: "draft"; readonly payAt: string | null };

/**
 * Looks at the payment of an order and brings the order to where it is: placed, paid, given up, its money given back. What
 * an event said is not asked, so events may come late, twice or in any order, or never.
 */
export async function settlePayment(platform: Platform, order: string): Promise<Settled> {
	const due = await paymentDue(platform, order);
	const before = await stateOf(platform, order);
	if (!isProvided(due.method)) return before === "draft" ? { state: before, payAt: null } : { state: before };
	if (before === "abandoned" && !(await hasSession(platform, order))) return { state: before };
	const facts = await lookAtPayment(platform, due);
	if (!facts) return before === "draft" ? { state: before, payAt: null } : { state: before };
	const consent = consentOf(facts, due);
	if (before === "draft") {
		if (isOpen(consent)) return { state: before, payAt: facts.payAt };
		await finishOrder(platform, order, consent);
	}
	await platform.database.db.transaction().execute(async (trx) => {
		const stored = await lockOrder(trx, due.number);
		if (!stored) return giveBackAbandoned(platform, trx, order, facts);
		const { payment_state: state } = stored.row;
		if (consent === "paid" && state === "open") await markPaid(platform, trx, stored);
		if (facts.state === "failed" && state === "open") await giveUpUnpaid(platform, trx, order);
		await noteRefunds(platform, trx, order, facts.refunds);
	});
	return { state: before === "draft" ? "placed" : before };
}

async function stateOf({ database }: Platform, order: string): Promise<"draft" | "placed" | "abandoned"> {
	const { state } = await database.db
		.selectFrom("order")
		.select("state")
		.where("id", "=", order)
		.executeTakeFirstOrThrow();
	return state;
}

async function hasSession({ database }: Platform, order: string): Promise<boolean> {
	const session = await database.db
		.selectFrom("payment_session")
		.select("order")
		.where("order", "=", order)
		.executeTakeFirst();
	return session !== undefined;
}

/** Money for an order that nobody gets any more goes back at once. */
async function giveBackAbandoned(
	platform: Platform,
	trx: Trx,
	order: string,
	{ state }: PaymentFacts,
): Promise<void> {
	if (state !== "paid") return;
	const { payment_state: before } = await trx
		.selectFrom("order")
		.select("payment_state")
		.where("id", "=", order)
		.forNoKeyUpdate()
		.executeTakeFirstOrThrow();
	if (before !== "open") return;
	await trx.updateTable("order").set({ payment_state: "paid" }).where("id", "=", order).execute();
	await requestRefund(platform, trx, { order, reason: "" });
}

/** The money that was agreed to does not come: nothing is printed for it. */
async function giveUpUnpaid(platform: Platform, trx: Trx, order: string): Promise<void> {
	await recordEvents(trx, [{ order, at: platform.now(), event: "payment_failed" }]);
	if (await cancelOrder(platform, trx, { order })) {
		await enqueueMail(platform, trx, { order, kind: "cancelled" });
	}
}

/** What the provider has given back, asked by us or by somebody who works there. */
async function noteRefunds(
	platform: Platform,
	trx: Trx,
	order: string,
	refunds: readonly RefundFacts[],
): Promise<void> {
	const known = await trx.selectFrom("refund").selectAll().where("order", "=", order).execute();
	const session = await trx
		.selectFrom("payment_session")
		.select("provider")
		.where("order", "=", order)
		.executeTakeFirstOrThrow();
	for (const facts of refunds) {
		const own = known.find(({ provider_refund }) => provider_refund === facts.id);
		if (own) {
			await endRefund(platform, trx, own, facts);
			continue;
		}
		// One of ours may be on its way: it is named when the provider has answered.
		const isAsked = known.some(
			({ provider, provider_refund, state, amount }) =>
				provider !== null && provider_refund === null && state === "requested" && amount === facts.amount,
		);
		if (!isAsked) await noteForeignRefund(platform, trx, { order, provider: session.provider, facts });
	}
}
