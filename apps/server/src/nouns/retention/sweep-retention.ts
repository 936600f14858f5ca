import { forgetCarts } from "../cart/forget-carts.ts";
import { forgetRequests } from "../checkout/forget-requests.ts";
import { forgetDesigns } from "../designs/forget-designs.ts";
import { sweepOrphans } from "../disk/sweep-orphans.ts";
import { forgetKeptMails } from "../mail/kept-mails.ts";
import { forgetAbandonedOrders, forgetContacts, forgetOrders } from "../orders/forget-orders.ts";
import { forgetPrintData } from "../orders/forget-print-data.ts";
import { forgetEvents } from "../payments/forget-events.ts";
import { forgetPasses } from "../photo-passes/photo-passes.ts";
import type { Platform } from "../platform.ts";
import { forgetLinks } from "../sharing/design-links.ts";
import { forgetLinkMails } from "../sharing/send-link.ts";
import { forgetSignIns } from "../staff/forget-sign-ins.ts";
import { forgetUploads } from "../uploads/forget-uploads.ts";
import { forgetWaiting } from "../waitlist/answer-waitlist.ts";
import { forgetWithdrawals } from "../withdrawals/forget-withdrawals.ts";
import { keptFor } from "./kept-for.ts";
import { daysBefore, endedYearsAgo, monthsBefore } from "./periods.ts";

/** Removes everything whose time is over. Any number of runs have the effect of one, wherever one is cut off. */
export async function sweepRetention(platform: Platform): Promise<void> {
	const { db } = platform.database;
	const now = platform.now();
	const days = (count: number) => daysBefore(now, count);
	// An order holds its designs, a cart too, and a design its photos, hence the order.
	const steps = [
		() => forgetAbandonedOrders(platform, days(keptFor.abandonedOrderDays)),
		() => forgetOrders(platform, endedYearsAgo(now, keptFor.invoiceYears)),
		() => forgetContacts(platform, endedYearsAgo(now, keptFor.letterYears)),
		() => forgetPrintData(platform, monthsBefore(now, keptFor.printDataMonths)),
		() => forgetCarts(db, days(keptFor.designDays)),
		() => forgetDesigns(platform, days(keptFor.designDays)),
		() => forgetLinks(db, now),
		() => forgetPasses(db, now),
		() => forgetLinkMails(db, days(1)),
		() => forgetUploads(platform, days(keptFor.uploadDays)),
		() => sweepOrphans(platform),
		() => forgetRequests(db, days(keptFor.requestDays)),
		() => forgetEvents(db, days(keptFor.paymentEventDays)),
		() => forgetKeptMails(db, days(keptFor.keptMailDays)),
		() => forgetSignIns(db, now),
		() => forgetWithdrawals(db, endedYearsAgo(now, keptFor.letterYears)),
		() => forgetWaiting(db, days(keptFor.unconfirmedDays)),
	];
	const failures: unknown[] = [];
	for (const step of steps) await step().catch((error) => failures.push(error));
	// What cannot be removed today holds up nothing else, but the job shows it and is tried again.
	if (failures.length > 0) throw new AggregateError(failures, `${failures.length} retention steps failed`);
}
