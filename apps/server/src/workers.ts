import { agreedByOrdering } from "./checkout/payment-step.ts";
import { sweepDrafts } from "./checkout/sweep-drafts.ts";
import { pruneRevisions } from "./designs/prune-revisions.ts";
import { keptPost, smtpPost } from "./mail/post.ts";
import { resendMails } from "./mail/resend-mails.ts";
import { sendOrderMail } from "./mail/send-order-mail.ts";
import type { Platform } from "./platform.ts";
import { createPressThread, pressWorker } from "./print/press-thread.ts";
import { printLine } from "./print/print-line.ts";
import { resendPrintJobs } from "./print/resend-print-jobs.ts";
import { sweepRetention } from "./retention/sweep-retention.ts";

const SWEEP_SECONDS = 10;
const RESEND_SECONDS = 600;
const PRUNE_SECONDS = 3600;
const RETENTION_SECONDS = 24 * 3600;

/** Every job handler, in one list. */
export function registerWorkers(platform: Platform): void {
	const { config, database, now, queue } = platform;
	const post = config.smtpUrl ? smtpPost(config.smtpUrl) : keptPost(database.db, now);
	const press = createPressThread(pressWorker(platform.config.profileFolder));
	queue.work("checkout.sweep", () => sweepDrafts(platform, agreedByOrdering));
	queue.every("checkout.sweep", SWEEP_SECONDS);
	queue.work("designs.prune", () => pruneRevisions(platform));
	queue.every("designs.prune", PRUNE_SECONDS);
	queue.work("mail.confirmation", ({ order }) =>
		sendOrderMail(platform, post, { order, kind: "confirmation" }),
	);
	queue.work("mail.shipped", ({ order }) => sendOrderMail(platform, post, { order, kind: "shipped" }));
	queue.work("mail.resend", () => resendMails(platform));
	queue.every("mail.resend", RESEND_SECONDS);
	queue.work("print.line", ({ job }, signal) => printLine(platform, press, { job, signal }));
	queue.work("print.resend", () => resendPrintJobs(platform));
	queue.every("print.resend", RESEND_SECONDS);
	queue.work("retention.sweep", () => sweepRetention(platform));
	queue.every("retention.sweep", RETENTION_SECONDS);
}
