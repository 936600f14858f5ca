import type { ProductKey } from "@offizin/assortment";
import type { Site } from "@offizin/sites";
import { newId } from "../../adapters/ids/new-id.ts";
import type { Platform } from "../platform.ts";

/** The words of today that somebody agrees to; another name with every change of `waitlist.consent` in the words. */
const CONSENT_VERSION = "2026-11";
/** So long a second request sends no second mail. */
const QUIET_MS = 10 * 60_000;

interface Joining {
	readonly site: Site;
	/** Lower case. */
	readonly email: string;
	readonly product: ProductKey;
}

/**
 * Writes down that an address wants to hear of a product, and sends it a mail to confirm that. Who has confirmed
 * already, or was written to just now, gets none; the caller does not learn which.
 */
export async function joinWaitlist(
	{ database: { db }, now, queue }: Pick<Platform, "database" | "now" | "queue">,
	{ site: { channel, market, locale }, email, product }: Joining,
): Promise<void> {
	const asked = { market, locale, consent_version: CONSENT_VERSION, asked_at: now() };
	await db.transaction().execute(async (trx) => {
		const entry = await trx
			.insertInto("waitlist_entry")
			.values({ id: newId(), email, product, channel, ...asked, confirmed_at: null, announced_at: null })
			.onConflict((conflict) =>
				conflict
					.columns(["email", "product", "channel"])
					.doUpdateSet(asked)
					.where("waitlist_entry.confirmed_at", "is", null)
					.where("waitlist_entry.asked_at", "<", new Date(now().getTime() - QUIET_MS)),
			)
			.returning("id")
			.executeTakeFirst();
		if (!entry) return;
		const key = `${entry.id}.${asked.asked_at.getTime()}`;
		await queue.send("waitlist.mail", { entry: entry.id }, { trx, key });
	});
}
