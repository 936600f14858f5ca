import { z } from "zod";

const mailKinds = ["confirmation", "paid", "shipped", "cancelled", "refunded"] as const;
export type MailKind = (typeof mailKinds)[number];

/** How far a mail is. Refused: the other side will not have it. Given up: it was tried for days. */
export const mailStates = ["waiting", "sent", "refused", "given_up"] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Why a mail was not taken. Only the first two are for good: the recipient, or this mail, was refused. Else the mail
 * server said "later", refused us, did not answer, or the mail could not be made.
 */
export const mailProblems = [
	"recipient_refused",
	"message_refused",
	"try_later",
	"server_refused",
	"unreachable",
	"not_made",
] as const;
export type MailProblem = (typeof mailProblems)[number];

/** A mail about an order. */
export const mailSchema = z.object({
	id: z.string(),
	kind: z.enum(mailKinds),
	state: z.enum(mailStates),
	createdAt: z.iso.datetime(),
	/** The last try, with its outcome. */
	triedAt: z.iso.datetime().nullable(),
	tries: z.int(),
	sentAt: z.iso.datetime().nullable(),
	problem: z.enum(mailProblems).nullable(),
	/** The answer of the mail server (RFC 5321 §4.2), where it gave one. */
	smtpCode: z.int().nullable(),
	/** Whether it can be sent again now: the newest of its kind, and not on its way. */
	mayRepeat: z.boolean(),
});
