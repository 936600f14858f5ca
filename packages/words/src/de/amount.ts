import type { AmountUnreadable } from "@offizin/pricing";

/** What is wrong with an amount somebody typed, and how it is written. */
export const amount = {
	amount_missing: "Bitte tragen Sie einen Wert ein, zum Beispiel {example}.",
	amount_with_other_mark: "Bitte schreiben Sie ein Komma: {suggestion}.",
	amount_not_a_number: "„{text}“ ist keine Zahl. Möglich ist zum Beispiel {example}.",
	amount_of_another_kind:
		"{meant, select, share {Hier steht ein Anteil in Prozent, kein Betrag. Bitte tragen Sie ihn ohne Währung ein, zum Beispiel {example}.} factor {Hier steht ein Faktor. Bitte tragen Sie ihn ohne Zeichen ein, zum Beispiel {example}.} price {Hier steht ein Preis, kein Anteil. Bitte tragen Sie den Betrag in {currency} ein.} other {Diese Liste gilt in {currency}, nicht in {sign}. Bitte tragen Sie den Betrag in {currency} ein.}}",
	amount_too_fine: "Nach dem Komma ist Platz für {places, plural, one {eine Stelle} other {zwei Stellen}}.",
	amount_negative: "Der Wert darf nicht unter null liegen.",
	amount_too_large: "Mehr als {most, number} ist nicht vorgesehen.",
} satisfies Record<AmountUnreadable["code"], string>;
