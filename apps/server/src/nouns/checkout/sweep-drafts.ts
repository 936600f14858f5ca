import type { Platform } from "../platform.ts";
import { abandonDraft } from "./abandon-draft.ts";
import { finishOrder } from "./finish-order.ts";
import { paymentDue } from "./payment-due.ts";
import { isOpen, type PaymentStep } from "./payment-step.ts";

/** Younger drafts belong to a request that is still running; those of the future are from before the clock was set back. */
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
		.where((eb) =>
			eb.or([
				eb("drafted_at", "<=", new Date(at - CUT_OFF_AFTER_MS)),
				eb("drafted_at", ">=", new Date(at + CUT_OFF_AFTER_MS)),
			]),
		)
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
		let consent = await pay.ask(await paymentDue(platform, id));
		if (isOpen(consent)) {
			if (at - drafted_at.getTime() <= CONSENT_WITHIN_MS) return;
			if (await abandonDraft(platform, id, pay)) {
				log.info({ order: id }, "order abandoned");
				return;
			}
			consent = await pay.ask(await paymentDue(platform, id));
		}
		await finishOrder(platform, id, isOpen(consent) ? "agreed" : consent);
		log.warn({ order: id }, "order finished by the sweeper");
	}
}
