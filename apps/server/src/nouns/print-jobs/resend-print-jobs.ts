import type { Platform } from "../platform.ts";

/** Longer than a job waits on an ordinary day. */
const OVERDUE_AFTER_MS = 600_000;

/**
 * Puts print jobs into the queue again that it no longer knows: it gives up a job whose worker died too often, and
 * drops one that is sent while its predecessor ends. Of one that still waits or runs the queue keeps only the first.
 */
export async function resendPrintJobs({ database, queue, now }: Platform): Promise<void> {
	const overdue = await database.db
		.selectFrom("print_job")
		.select("id")
		.where("state", "in", ["queued", "running"])
		.where("created_at", "<", new Date(now().getTime() - OVERDUE_AFTER_MS))
		.limit(500)
		.execute();
	for (const { id } of overdue) await queue.send("print.line", { job: id }, { key: id });
}
