import type { Platform } from "../platform.ts";

/** The queue has tried for about this long; a mail server may be away for longer. */
const GIVEN_UP_AFTER_MS = 1_800_000;
/** An address that has refused for so long will not take it. */
const WORTH_TRYING_MS = 3 * 24 * 3_600_000;

/** Puts mails into the queue again that were never sent. */
export async function resendMails({ database, queue, now }: Platform): Promise<void> {
	const at = now().getTime();
	const waiting = await database.db
		.selectFrom("mail")
		.select(["order", "kind"])
		.where("state", "=", "waiting")
		.where("created_at", "<", new Date(at - GIVEN_UP_AFTER_MS))
		.where("created_at", ">", new Date(at - WORTH_TRYING_MS))
		.limit(500)
		.execute();
	for (const { order, kind } of waiting) await queue.send(`mail.${kind}`, { order }, { key: order });
}
