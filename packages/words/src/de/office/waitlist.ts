/** Words of the list of who waits for a product. */
export const waitlist = {
	title: "Warteliste",
	explained:
		"Wer „Sagen Sie mir Bescheid“ bestätigt hat, bekommt eine einzige E-Mail, wenn Sie die Eröffnung mitteilen. Danach ist die Adresse gelöscht.",
	caption: "Produkte und wie viele auf sie warten",
	product: "Produkt",
	brand: "Marke",
	confirmed: "Bestätigt",
	unconfirmed: "Noch unbestätigt",
	steps: "Mitteilung",
	announce: "Eröffnung mitteilen",
	notOpen: "noch nicht eröffnet",
	nobody: "niemand wartet",
	question: "Eröffnung von {product} mitteilen?",
	follows:
		"{count, plural, one {Eine Adresse bekommt} other {# Adressen bekommen}} eine E-Mail von {brand}. Das lässt sich nicht zurücknehmen.",
	send: "{count, plural, one {E-Mail} other {# E-Mails}} senden",
	told: "{product}: {count, plural, =0 {Es war niemand mehr zu benachrichtigen.} one {Eine E-Mail ist unterwegs.} other {# E-Mails sind unterwegs.}}",
};
