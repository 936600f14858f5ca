import { openPost } from "../mail/post.ts";
import type { Platform } from "../platform.ts";
import { sendOpeningMail, sendWaitlistMail } from "./send-waitlist-mail.ts";

/** Mail servers that are slow hold up no more of these than that. */
const AT_ONCE = 2;

/** Registers the jobs that ask addresses to confirm, and that tell them what they wait for. */
export function workOnWaitlist(platform: Platform): void {
	const post = openPost(platform);
	platform.queue.work("waitlist.mail", ({ entry }) => sendWaitlistMail(platform, post, entry), {
		atOnce: AT_ONCE,
	});
	platform.queue.work("waitlist.opening", ({ entry }) => sendOpeningMail(platform, post, entry), {
		atOnce: AT_ONCE,
	});
}
