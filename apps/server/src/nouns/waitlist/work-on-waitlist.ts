import { openPost } from "../mail/post.ts";
import type { Platform } from "../platform.ts";
import { sendWaitlistMail } from "./send-waitlist-mail.ts";

/** Mail servers that are slow hold up no more of these than that. */
const AT_ONCE = 2;

/** Registers the job that asks addresses to confirm. */
export function workOnWaitlist(platform: Platform): void {
	const post = openPost(platform);
	platform.queue.work("waitlist.mail", ({ entry }) => sendWaitlistMail(platform, post, entry), {
		atOnce: AT_ONCE,
	});
}
