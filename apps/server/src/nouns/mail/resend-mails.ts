import type { Platform } from "../platform.ts";

/** The queue has tried for about this long; a mail server may be away for longer. */
const OVERDUE_AFTER_MS = 1_800_000;
/** What nobody has taken for so long is given up, and staff see it. */
const WORTH_TRYING_MS = 3 * 24 * 3_600_000;

/** Puts mails into the queue again that still wait, and gives up those that were tried for days. */
export async function resendMails({ database: { db }, log, queue, now }: Platform): Promise<void> {
	const at = now().getTime();
	const givenUp = await db
		.updateTable("mail")
		.set({ state: "given_up" })
		.where("state", "=", "waiting")
		// While we were away ourselves nobody has refused anything.
		.where("tries", ">", 0)
		.where("created_at", "<", new Date(at - WORTH_TRYING_MS))
		.returning(["order", "kind"])
		.execute();
	for (const { order, kind } of givenUp) log.warn({ order, mail: kind }, "mail given up");
	const overdue = await db
		.selectFrom("mail")
		.select("id")
		.where("state", "=", "waiting")
		.where("created_at", "<", new Date(at - OVERDUE_AFTER_MS))
		.limit(500)
		.execute();
	for (const { id } of overdue) await queue.send("mail.send", { mail: id }, { key: id });
}
