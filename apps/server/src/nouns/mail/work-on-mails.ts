import type { Platform } from "../platform.ts";
import { openPost } from "./post.ts";
import { resendMails } from "./resend-mails.ts";
import { sendOrderMail } from "./send-order-mail.ts";

/** So many mail servers may be slow before other mails wait for them. */
const AT_ONCE = 6;
const RESEND_SECONDS = 600;

/** Registers the jobs that send mails about orders. */
export function workOnMails(platform: Platform): void {
	const { queue } = platform;
	const post = openPost(platform);
	queue.work("mail.send", ({ mail }) => sendOrderMail(platform, post, mail), { atOnce: AT_ONCE });
	queue.work("mail.resend", () => resendMails(platform));
	queue.every("mail.resend", RESEND_SECONDS);
}
