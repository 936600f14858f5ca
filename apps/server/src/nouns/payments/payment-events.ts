import { invariant } from "@offizin/base";
import {
	type ProviderEvent,
	type ProviderKey,
	providerKeys,
} from "../../adapters/payment/payment-provider.ts";
import { recordEvents } from "../orders/order-event.ts";
import type { Platform } from "../platform.ts";
import { sessionAbout } from "./payment-sessions.ts";
import { settlePayment } from "./settle-payment.ts";

/** Takes in what a provider tells, once; it is worked on afterwards, so the provider never waits for us. */
export async function takeEvent(
	{ database, queue, now }: Pick<Platform, "database" | "queue" | "now">,
	provider: ProviderKey,
	{ id, kind, about, isDispute }: ProviderEvent,
): Promise<void> {
	await database.db.transaction().execute(async (trx) => {
		const taken = await trx
			.insertInto("payment_event")
			.values({
				...{ provider, id, kind, about, is_dispute: isDispute },
				...{ received_at: now(), worked_at: null },
			})
			.onConflict((conflict) => conflict.columns(["provider", "id"]).doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!taken) return;
		await queue.send("payment.event", { provider, event: id }, { trx, key: `${provider}-${id}` });
	});
}

/** Looks at the payment an event is about. Of what is not ours there is nothing to do. */
export async function workOnEvent(
	platform: Platform,
	{ provider: name, event: id }: { readonly provider: string; readonly event: string },
): Promise<void> {
	const { db } = platform.database;
	const provider = providerKeys.find((key) => key === name);
	invariant(provider !== undefined, `nobody is called ${name}`);
	const event = await db
		.selectFrom("payment_event")
		.select(["about", "is_dispute"])
		.where("provider", "=", provider)
		.where("id", "=", id)
		.where("worked_at", "is", null)
		.executeTakeFirst();
	if (!event) return;
	const session = event.about === null ? undefined : await sessionAbout(db, provider, event.about);
	if (session) await settlePayment(platform, session.order);
	await db.transaction().execute(async (trx) => {
		const at = platform.now();
		const worked = await trx
			.updateTable("payment_event")
			.set({ worked_at: at })
			.where("provider", "=", provider)
			.where("id", "=", id)
			.where("worked_at", "is", null)
			.returning("id")
			.executeTakeFirst();
		if (worked && session && event.is_dispute) {
			await recordEvents(trx, [{ order: session.order, at, event: "disputed" }]);
		}
	});
}

/** Orders whose money was on its way, in case nobody tells us that it came. */
export async function sweepPayments(platform: Platform): Promise<void> {
	const { database, log } = platform;
	const waiting = await database.db
		.selectFrom("payment_session")
		.innerJoin("order", "order.id", "payment_session.order")
		.select("order.id")
		.where("payment_session.state", "=", "taken")
		.where("order.state", "=", "placed")
		.where("order.payment_state", "=", "open")
		.orderBy("payment_session.created_at")
		.limit(200)
		.execute();
	for (const { id } of waiting) {
		await settlePayment(platform, id).catch((error) =>
			log.error({ error, order: id }, "payment not settled"),
		);
	}
	const unasked = await database.db
		.selectFrom("refund")
		.select("id")
		.where("state", "=", "requested")
		.where("provider", "is not", null)
		.where("provider_refund", "is", null)
		.limit(200)
		.execute();
	for (const { id } of unasked) await platform.queue.send("payment.refund", { refund: id }, { key: id });
}
