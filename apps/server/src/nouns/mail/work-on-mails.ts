import type { Platform } from "../platform.ts";
import { sendWaitlistMail } from "../waitlist/send-waitlist-mail.ts";
import { keptPost, smtpPost } from "./post.ts";
import { resendMails } from "./resend-mails.ts";
import { sendOrderMail } from "./send-order-mail.ts";

/** So many mail servers may be slow before other mails wait for them. */
const AT_ONCE = 6;
const RESEND_SECONDS = 600;

/** Registers the jobs that send mails: to the mail server, or where there is none into the mailbox of the demo. */
export function workOnMails(platform: Platform): void {
	const { config, database, now, queue } = platform;
	const post = config.smtpUrl ? smtpPost(config.smtpUrl) : keptPost(database.db, now);
	queue.work("mail.send", ({ mail }) => sendOrderMail(platform, post, mail), { atOnce: AT_ONCE });
	queue.work("waitlist.mail", ({ entry }) => sendWaitlistMail(platform, post, entry), { atOnce: AT_ONCE });
	queue.work("mail.resend", () => resendMails(platform));
	queue.every("mail.resend", RESEND_SECONDS);
}
