import { invariant } from "@offizin/base";
import type { MoneyBack } from "@offizin/orders";
import { wordsOf } from "@offizin/words";
import type { Trx } from "../../adapters/database/database.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import type { RefundFacts } from "../../adapters/payment/payment-provider.ts";
import { issueCreditNote } from "../documents/issue-credit-note.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { recordEvents } from "../orders/order-event.ts";
import { findRefunds, moneyBackOf, type StoredRefund } from "../orders/order-refunds.ts";
import type { Platform } from "../platform.ts";
import type { Actor } from "../staff/actor.ts";

/** How much of an order has gone back and still may, read now. */
export async function readMoneyBack(trx: Trx, order: string): Promise<MoneyBack> {
	const row = await trx
		.selectFrom("order")
		.select(["total", "currency", "payment_state"])
		.where("id", "=", order)
		.executeTakeFirstOrThrow();
	return moneyBackOf(row, await findRefunds(trx, order));
}

interface RefundEnd {
	/** What the provider calls it. */
	readonly id?: string;
	/** Why it failed, in the words of the provider. */
	readonly problem?: string;
	/** Who transferred it by hand. */
	readonly by?: Actor;
}

/** The end of a refund, in the transaction that locks its order: told to who ordered once the money has gone. */
export async function endRefund(
	platform: Pick<Platform, "queue" | "now">,
	trx: Trx,
	refund: Pick<StoredRefund, "id" | "order" | "amount" | "reason">,
	outcome: Pick<RefundFacts, "state"> & RefundEnd,
): Promise<void> {
	const at = platform.now();
	const { state, id: providerRefund, problem = null, by } = outcome;
	const named = providerRefund === undefined ? {} : { provider_refund: providerRefund };
	const ended = await trx
		.updateTable("refund")
		.set({ ...named, ...(state === "requested" ? {} : { state, problem, ended_at: at }) })
		.where("id", "=", refund.id)
		.where("state", "=", "requested")
		.returning("id")
		.executeTakeFirst();
	if (!ended || state === "requested") return;
	const event = state === "done" ? "refunded" : "refund_failed";
	await recordEvents(trx, [{ order: refund.order, at, event, ...(by ? { by } : {}) }]);
	if (state !== "done") return;
	await creditRefund(platform, trx, refund);
	await tellOfMoneyBack(platform, trx, refund.order);
}

/** Money that a provider has given back without us, noted once. */
export async function noteForeignRefund(
	platform: Pick<Platform, "queue" | "now">,
	trx: Trx,
	{ order, provider, facts }: Pick<StoredRefund, "order" | "provider"> & { readonly facts: RefundFacts },
): Promise<void> {
	const at = platform.now();
	const noted = await trx
		.insertInto("refund")
		.values({
			...{ id: newId(), order, amount: facts.amount, state: facts.state, reason: "" },
			...{ provider, provider_refund: facts.id, problem: null, by: null, requested_at: at },
			ended_at: facts.state === "requested" ? null : at,
		})
		.onConflict((conflict) => conflict.columns(["provider", "provider_refund"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!noted || facts.state !== "done") return;
	await recordEvents(trx, [{ order, at, event: "refunded" }]);
	await creditRefund(platform, trx, { order, amount: facts.amount, reason: "" });
	await tellOfMoneyBack(platform, trx, order);
}

/** What has gone back is taken back from the invoice; before there is one there is nothing to take back from. */
async function creditRefund(
	platform: Pick<Platform, "queue" | "now">,
	trx: Trx,
	{ order, amount, reason }: Pick<StoredRefund, "order" | "amount" | "reason">,
): Promise<void> {
	const { locale } = await trx
		.selectFrom("order")
		.select("locale")
		.where("id", "=", order)
		.executeTakeFirstOrThrow();
	const note = { order, reason: reason || wordsOf(locale).order.refunded };
	const credited = await issueCreditNote(platform, trx, { ...note, wish: { kind: "amount", amount } });
	if (credited.ok || credited.error.code === "invoice_missing") return;
	// Somebody has given back more at the provider than the order came to: all of the invoice is taken back.
	invariant(credited.error.code === "credit_above_invoice", "a refund takes back something");
	if (credited.error.open > 0) await issueCreditNote(platform, trx, { ...note, wish: { kind: "rest" } });
}

async function tellOfMoneyBack(
	platform: Pick<Platform, "queue" | "now">,
	trx: Trx,
	order: string,
): Promise<void> {
	const { state } = await readMoneyBack(trx, order);
	await trx.updateTable("order").set({ payment_state: state }).where("id", "=", order).execute();
	const { last } = await trx
		.selectFrom("mail")
		.select(({ fn }) => fn.max("copy").as("last"))
		.where("order", "=", order)
		.where("kind", "=", "refunded")
		.executeTakeFirstOrThrow();
	await enqueueMail(platform, trx, { order, kind: "refunded", copy: (last ?? 0) + 1 });
}
