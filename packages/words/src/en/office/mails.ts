import type { mails as german } from "../../de/office/mails.ts";

export const mails: typeof german = {
	kind: {
		confirmation: "Order confirmation",
		shipped: "Dispatch confirmation",
		cancelled: "Cancellation",
		paid: "Payment received",
		refunded: "Refund",
	},
	problem: {
		recipient_refused: "No mail is accepted at this address",
		message_refused: "The mail server does not accept this email",
		try_later: "The mail server asks us to try later",
		server_refused: "Our mail server does not let us send; this probably concerns every email",
		unreachable: "The mail server did not answer",
		not_made: "The email could not be put together",
	},
	reason: "{problem}.",
	reasonWithCode: "{problem} (SMTP {code}).",
	waiting:
		"{reason} {tries, plural, one {One attempt} other {{tries} attempts}} so far; the next follows by itself.",
	givenUp: "After three days, no further attempt was made.",
	title: "Emails",
	to: "to {email}",
	correct: "Correct address",
	correctTitle: "Correct the email address",
	again: "Send again<hidden>: {kind}</hidden>",
	sending: "Sending …<hidden>: {kind}</hidden>",
	sent: "The email is on its way once more.",
	address: "Email address",
	addressEffect:
		"From now on, emails about this order, including the link to it, go to this address. The history says who changed it.",
	saving: "Saving …",
	saved: "Saved. New emails go to {email}. You can now send again what did not arrive.",
	toOrder: "Back to the order",
};
