import type { Move } from "@offizin/contract";

interface MoveWords {
	/** On the button. */
	readonly label: string;
	/** On the button while it happens. */
	readonly doing: string;
	/** What happens, beside the button. */
	readonly effect: string;
	/** Said when it has happened. */
	readonly done: string;
	/** Asked first, where there is no way back. */
	readonly question?: string;
}

/** What can be done with an order and its lines. */
export const moves = {
	pay: {
		label: "Zahlungseingang buchen",
		doing: "Wird gebucht …",
		effect: "Der Betrag ist vollständig eingegangen. Bei Vorkasse zählt die Lieferzeit ab jetzt.",
		done: "Der Zahlungseingang ist gebucht.",
		question: "Zahlungseingang buchen?",
	},
	cancel: {
		label: "Stornieren",
		doing: "Wird storniert …",
		effect:
			"Nichts davon wird gedruckt oder verschickt. Was bezahlt ist, geht zurück; der Kunde bekommt eine E-Mail.",
		done: "Der Auftrag ist storniert.",
		question: "Auftrag stornieren?",
	},
	release: {
		label: "Freigeben",
		doing: "Wird freigegeben …",
		effect: "Die Druckdatei ist geprüft und geht an die Druckmaschine.",
		done: "Die Position ist freigegeben.",
	},
	print: {
		label: "Als gedruckt melden",
		doing: "Wird gemeldet …",
		effect: "Die Auflage ist vollständig gedruckt und kann versendet werden.",
		done: "Die Position ist als gedruckt gemeldet.",
		question: "Als gedruckt melden?",
	},
	ship: {
		label: "Versendet melden",
		doing: "Wird gemeldet …",
		effect:
			"Das Paket ist übergeben. Die Bestellseite zeigt es; nach der letzten Position geht eine Mail hinaus.",
		done: "Die Position ist als versendet gemeldet.",
		question: "Versendet melden?",
	},
	deliver: {
		label: "Zugestellt melden",
		doing: "Wird gemeldet …",
		effect: "Das Paket ist angekommen. Damit ist die Position abgeschlossen.",
		done: "Die Position ist als zugestellt gemeldet.",
		question: "Zugestellt melden?",
	},
	retry: {
		label: "Druckdatei neu erzeugen",
		doing: "Wird angestoßen …",
		effect: "Die Druckdatei entsteht noch einmal aus dem bestellten Stand.",
		done: "Die Druckdatei wird neu erzeugt.",
	},
} satisfies Record<Move, MoveWords>;
