import { invariant } from "@offizin/base";
import type { MailKind } from "@offizin/contract";
import { crashPoint } from "../../crash-point.ts";
import { findOrderById } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import { composeMail } from "./compose-mail.ts";
import type { Post } from "./post.ts";
import type { PostRefusal } from "./smtp-refusal.ts";

interface WaitingMail {
	readonly id: string;
	readonly order: string;
	readonly kind: MailKind;
}

/**
 * Sends the mail `id` if it still waits, and notes what came of it. Refused for good, it stays so until staff send it
 * again; anything else throws, so that the queue tries again.
 */
export async function sendOrderMail(platform: Platform, post: Post, id: string): Promise<void> {
	const { config, database, now } = platform;
	const mail = await database.db
		.selectFrom("mail")
		.select(["id", "order", "kind"])
		.where("id", "=", id)
		.where("state", "=", "waiting")
		.executeTakeFirst();
	if (!mail) return;
	crashPoint(config, "mail.afterClaim");
	const order = await findOrderById(database.db, mail.order);
	invariant(order, `order ${mail.order} is placed`);
	// There is nobody left to write to: the mail waits until it is given up.
	if (order.row.contact_removed_at) return;
	const message = await composeMail(platform, order, mail).catch(async (error: unknown) => {
		await noteRefusal(platform, mail, { code: "not_made", isFinal: false });
		throw error;
	});
	const taken = await post.send(message, id);
	if (!taken.ok) return refused(platform, mail, taken.error);
	// Between these two steps a power cut means a second mail with the same Message-ID: SMTP knows no exactly once.
	crashPoint(config, "mail.afterSend");
	await database.db
		.updateTable("mail")
		.set(({ eb }) => ({
			state: "sent",
			sent_at: now(),
			tries: eb("tries", "+", 1),
			tried_at: now(),
			problem: null,
			smtp_code: null,
		}))
		.where("id", "=", id)
		.execute();
}

/** Log and queue learn which order and which code, never whose address. */
async function refused(platform: Platform, mail: WaitingMail, refusal: PostRefusal): Promise<void> {
	await noteRefusal(platform, mail, refusal);
	const { code, smtpCode, isFinal } = refusal;
	if (isFinal) platform.log.warn({ order: mail.order, mail: mail.kind, code, smtpCode }, "mail refused");
	else throw new Error(`mail of order ${mail.order} not taken: ${code}, SMTP ${smtpCode ?? "silent"}`);
}

async function noteRefusal(
	{ database, now }: Platform,
	{ id }: WaitingMail,
	{ code, smtpCode, isFinal }: PostRefusal,
): Promise<void> {
	await database.db
		.updateTable("mail")
		.set(({ eb }) => ({
			state: isFinal ? "refused" : "waiting",
			tries: eb("tries", "+", 1),
			tried_at: now(),
			problem: code,
			smtp_code: smtpCode ?? null,
		}))
		.where("id", "=", id)
		.where("state", "=", "waiting")
		.execute();
}
