import type { Platform } from "../platform.ts";
import { payDraft } from "./check-out.ts";
import { finishOrder } from "./finish-order.ts";
import type { PaymentStep } from "./payment-step.ts";

/** Younger drafts belong to a request that is still running. */
const CUT_OFF_AFTER_MS = 5000;
/** After this long without consent to pay nobody is coming back. */
const CONSENT_WITHIN_MS = 3_600_000;

/** Finishes the drafts a crash left behind, and abandons those nobody agreed to pay. */
export async function sweepDrafts(platform: Platform, pay: PaymentStep): Promise<void> {
	const { database, log, now } = platform;
	const at = now().getTime();
	const drafts = await database.db
		.selectFrom("order")
		.select(["id", "drafted_at"])
		.where("state", "=", "draft")
		.where("drafted_at", "<=", new Date(at - CUT_OFF_AFTER_MS))
		.orderBy("drafted_at")
		.limit(200)
		.execute();
	const failures: unknown[] = [];
	for (const draft of drafts) {
		await sweepDraft(draft).catch((error) => failures.push(error));
	}
	// One draft that cannot be finished holds up no other, but the job shows it.
	if (failures.length > 0) throw new AggregateError(failures, `${failures.length} drafts not swept`);

	async function sweepDraft({ id, drafted_at }: (typeof drafts)[number]): Promise<void> {
		if ((await payDraft(platform, id, pay)) === "agreed") {
			await finishOrder(platform, id);
			log.warn({ order: id }, "order finished by the sweeper");
		} else if (at - drafted_at.getTime() > CONSENT_WITHIN_MS) {
			await abandonDraft(platform, id);
			log.info({ order: id }, "order abandoned");
		}
	}
}

/** Gives up a draft: its cart is free again, its requests count as never made. */
async function abandonDraft({ database }: Platform, id: string): Promise<void> {
	await database.db.transaction().execute(async (trx) => {
		const abandoned = await trx
			.updateTable("order")
			.set({ state: "abandoned" })
			.where("id", "=", id)
			.where("state", "=", "draft")
			.returning("id")
			.executeTakeFirst();
		if (abandoned) await trx.deleteFrom("checkout_request").where("order", "=", id).execute();
	});
}
