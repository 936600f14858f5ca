import { sweepDrafts } from "./nouns/checkout/sweep-drafts.ts";
import { sweepSchedule } from "./nouns/content-writing/stories/schedule-story.ts";
import { pruneRevisions } from "./nouns/designs/prune-revisions.ts";
import { cleanDisk } from "./nouns/disk/clean-disk.ts";
import { makeDocumentFile } from "./nouns/documents/document-file.ts";
import { workOnMails } from "./nouns/mail/work-on-mails.ts";
import { paymentStep } from "./nouns/payments/ask-provider.ts";
import { sweepPayments, workOnEvent } from "./nouns/payments/payment-events.ts";
import type { Platform } from "./nouns/platform.ts";
import { makeFilesWith, printLine } from "./nouns/print-jobs/print-line.ts";
import { resendPrintJobs } from "./nouns/print-jobs/resend-print-jobs.ts";
import { giveRefund } from "./nouns/refunds/refund-order.ts";
import { sweepRetention } from "./nouns/retention/sweep-retention.ts";
import { workOnLinkMails } from "./nouns/sharing/send-link.ts";
import { workOnWaitlist } from "./nouns/waitlist/work-on-waitlist.ts";
import { workOnWithdrawals } from "./nouns/withdrawals/send-withdrawal-mail.ts";

const SWEEP_SECONDS = 10;
const RESEND_SECONDS = 600;
const PAYMENT_SECONDS = 600;
const SCHEDULE_SECONDS = 5;
const PRUNE_SECONDS = 600;
const CLEAN_SECONDS = 3600;
const RETENTION_SECONDS = 24 * 3600;

/** Every job handler, in one list. */
export function registerWorkers(platform: Platform): void {
	const { database, queue } = platform;
	const pay = paymentStep(platform);
	const makeFiles = makeFilesWith(platform.renderer);
	// Nobody waits for these, and they read whole tables.
	const patient: Platform = { ...platform, database: { ...database, db: database.patientDb } };
	queue.work("checkout.sweep", () => sweepDrafts(platform, pay));
	queue.every("checkout.sweep", SWEEP_SECONDS);
	queue.work("payment.event", (event) => workOnEvent(platform, event));
	queue.work("payment.refund", ({ refund }) => giveRefund(platform, refund));
	queue.work("payment.sweep", () => sweepPayments(platform));
	queue.every("payment.sweep", PAYMENT_SECONDS);
	queue.work("content.schedule", () => sweepSchedule(platform));
	queue.every("content.schedule", SCHEDULE_SECONDS);
	queue.work("designs.prune", () => pruneRevisions(patient));
	queue.every("designs.prune", PRUNE_SECONDS);
	queue.work("disk.clean", () => cleanDisk(platform));
	queue.every("disk.clean", CLEAN_SECONDS);
	queue.work("document.file", ({ document }) => makeDocumentFile(platform, document));
	workOnMails(platform);
	workOnWaitlist(platform);
	workOnWithdrawals(platform);
	workOnLinkMails(platform);
	const printing =
		(takesHeavy: boolean) =>
		({ job }: { readonly job: string }, signal: AbortSignal) =>
			printLine(platform, makeFiles, { job, signal, takesHeavy });
	queue.work("print.line", printing(false));
	queue.work("print.heavy", printing(true));
	queue.work("print.resend", () => resendPrintJobs(platform));
	queue.every("print.resend", RESEND_SECONDS);
	queue.work("retention.sweep", () => sweepRetention(patient));
	queue.every("retention.sweep", RETENTION_SECONDS);
}
