import type { mailbox as german } from "../de/mailbox.ts";

export const mailbox: typeof german = {
	title: "Mailbox",
	about: "This shop is a demo without a mail server. What it would send lies here, whoever it is for.",
	none: "No e-mails yet",
	noneHelp: "Order something, and the confirmation arrives here.",
	all: "All e-mails",
	from: "From",
	subject: "Subject",
	to: "To",
	time: "Time",
	asHtml: "E-mail as HTML",
	asText: "Version as text",
	bar: "Mailbox of the demo",
	shop: "To the shop",
};
