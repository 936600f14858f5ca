import type { Move } from "@offizin/contract";
import { allowsProduction, type Payment } from "@offizin/orders";
import type { OfficeLine } from "#app/api/call.ts";

export interface MoveWords {
	/** On the button. */
	readonly label: string;
	/** On the button while it happens. */
	readonly doing: string;
	/** What happens, beside the button. */
	readonly effect: string;
	/** Said when it has happened. */
	readonly done: string;
	/** Asked first, because there is no way back: a question and what it means. */
	readonly question?: string;
}

export const moveWords: Readonly<Record<Move, MoveWords>> = {
	pay: {
		label: "Zahlungseingang buchen",
		doing: "Wird gebucht …",
		effect: "Der Betrag ist vollständig eingegangen. Bei Vorkasse zählt die Lieferzeit ab jetzt.",
		done: "Der Zahlungseingang ist gebucht.",
		question: "Zahlungseingang buchen?",
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
};

/** Why nothing can be done with a line now, or undefined when there is nothing left to do. */
export function waitingFor(
	line: Pick<OfficeLine, "production" | "delivery">,
	payment: Payment,
): string | undefined {
	if (line.production === "preparing") return "Die Druckdatei entsteht gerade.";
	const isOutOfHouse = line.production === "printed" && line.delivery !== "pending";
	if (isOutOfHouse || line.production === "cancelled") return undefined;
	return allowsProduction(payment) ? undefined : "Wartet auf den Zahlungseingang.";
}
