import { terms } from "../terms.ts";

/** Words of the last look before the cart. */
export const proof = {
	title: "Bitte sehen Sie alles noch einmal in Ruhe an",
	lead: `So geht Ihr Entwurf in den Druck. ${terms.frozen}`,
	open: "{page} aus der Nähe ansehen",
	larger: "Größer",
	smaller: "Kleiner",
	zoom: "{percent, number} %",
	previous: "Vorige Seite",
	next: "Nächste Seite",
	read: "Bitte Buchstabe für Buchstabe lesen",
	pdf: "Korrekturabzug als PDF",
	dates: "Daten in Ihrem Entwurf",
	date: "{date} ist ein {weekday}.",
	wrongDate: "{date} ist ein {weekday}, gedruckt würde {written}.",
	ticks: "Soll das so gedruckt werden?",
	ticksLead: "Bitte bestätigen Sie jeden Punkt einzeln, oder ändern Sie ihn.",
	mustTick: "Bitte bestätigen Sie jeden Punkt, der so gedruckt werden soll.",
	sample: "Noch Beispieltext",
	confirm: "Ich habe alle Seiten, Namen und Daten geprüft.",
	mustConfirm: "Bitte bestätigen Sie, dass Sie alles geprüft haben.",
	blocked: "Vor der Bestellung ist noch etwas zu ändern.",
	uploading: "Ein Foto wird noch hochgeladen.",
	changed:
		"Ihr Entwurf hat sich inzwischen geändert. Sie sehen jetzt den neuen Stand. Bitte prüfen Sie ihn noch einmal.",
	back: "Weiter gestalten",
	adding: "Wird in den Warenkorb gelegt …",
};
