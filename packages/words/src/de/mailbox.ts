/** The mailbox of the demo, which shows what it would send. */
export const mailbox = {
	title: "Postfach",
	about:
		"Dieser Shop ist eine Demo ohne Mailserver. Was er verschicken würde, liegt hier, ganz gleich an wen.",
	none: "Noch keine E-Mails",
	noneHelp: "Bestellen Sie etwas, dann kommt hier die Bestätigung an.",
	all: "Alle E-Mails",
	from: "Von",
	subject: "Betreff",
	to: "An",
	time: "Zeit",
	asHtml: "E-Mail als HTML",
	asText: "Fassung als Text",
	bar: "Postfach der Demo",
	shop: "Zum Shop",
};
