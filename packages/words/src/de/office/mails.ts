import type { MailKind, MailProblem } from "@offizin/contract";

/** Words about the mails of an order. */
export const mails = {
	kind: {
		confirmation: "Bestellbestätigung",
		shipped: "Versandbestätigung",
		cancelled: "Stornobestätigung",
		paid: "Zahlungseingang",
		refunded: "Erstattung",
	} satisfies Record<MailKind, string>,
	/** Why the last try failed. */
	problem: {
		recipient_refused: "Unter dieser Adresse wird keine Post angenommen",
		message_refused: "Der Mailserver nimmt diese E-Mail nicht an",
		try_later: "Der Mailserver bittet um einen späteren Versuch",
		server_refused: "Unser Mailserver lässt uns nicht senden; das betrifft wohl alle E-Mails",
		unreachable: "Der Mailserver hat nicht geantwortet",
		not_made: "Die E-Mail ließ sich nicht erstellen",
	} satisfies Record<MailProblem, string>,
	reason: "{problem}.",
	reasonWithCode: "{problem} (SMTP {code}).",
	waiting:
		"{reason} Bisher {tries, plural, one {einen Versuch} other {{tries} Versuche}}, der nächste folgt von selbst.",
	givenUp: "Nach drei Tagen wurde es nicht weiter versucht.",
	title: "E-Mails",
	to: "an {email}",
	correct: "Adresse berichtigen",
	correctTitle: "E-Mail-Adresse berichtigen",
	again: "Erneut senden<hidden>: {kind}</hidden>",
	sending: "Wird gesendet …<hidden>: {kind}</hidden>",
	sent: "Die E-Mail ist noch einmal unterwegs.",
	address: "E-Mail-Adresse",
	addressEffect:
		"E-Mails zu diesem Auftrag, auch der Link zur Bestellung, gehen künftig an diese Adresse. Im Verlauf steht, wer sie geändert hat.",
	saving: "Wird gespeichert …",
	saved:
		"Gespeichert. Neue E-Mails gehen an {email}. Was nicht angekommen ist, können Sie jetzt erneut senden.",
	toOrder: "Zum Auftrag",
};
