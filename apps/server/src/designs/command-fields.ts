import type { CommandError } from "@offizin/design";

/** What is wrong with a command, under the element or the page it was for. */
export function commandFields(error: CommandError): Record<string, string> {
	if ("element" in error) return { [error.element]: wordsOf(error) };
	return { ["page" in error ? error.page : "fields"]: wordsOf(error) };
}

type ElementType = Extract<CommandError, { code: "element_wrong_type" }>["expected"][number];

const nouns: Readonly<Record<ElementType, string>> = {
	text: "Texte",
	photo: "Fotos",
	artwork: "Zeichnungen",
	shape: "Flächen",
	line: "Linien",
	qr: "QR-Codes",
	group: "Gruppen",
};

function wordsOf(error: CommandError): string {
	switch (error.code) {
		case "element_unknown":
			return "Dieses Element gibt es nicht.";
		case "element_exists":
			return "Ein Element mit diesem Namen gibt es schon.";
		case "element_wrong_type":
			return `Das geht nur für ${listDe.format(error.expected.map((type) => nouns[type]))}.`;
		case "element_locked":
			return "Dieser Text lässt sich nicht ändern.";
		case "text_too_long":
			return `Höchstens ${error.maxLength} Zeichen, es sind ${error.length}.`;
		case "runs_invalid":
			return "Die Auszeichnungen passen nicht zum Text.";
		case "range_outside_text":
			return "Diese Stelle gibt es im Text nicht.";
		case "choice_unknown":
			return "Diese Auswahl bietet das Design nicht an.";
		case "upload_unknown":
			return "Dieses Foto gibt es nicht.";
		case "crop_outside_photo":
			return "Der Ausschnitt liegt außerhalb des Fotos.";
		case "crop_distorted":
			return "Der Ausschnitt hat nicht das Seitenverhältnis des Rahmens.";
		case "artwork_unknown":
			return "Diese Zeichnung gibt es im Design nicht.";
		case "slot_unknown":
			return "Diese Farbstelle hat das Element nicht.";
		case "placement_too_far":
			return "So weit außerhalb der Seite kann nichts liegen.";
		case "group_unknown":
			return "Diese Gruppe gibt es auf der Seite nicht.";
		case "group_circular":
			return "Eine Gruppe kann nicht in sich selbst liegen.";
		case "group_in_use":
			return "In dieser Gruppe liegen noch Elemente.";
		case "page_too_heavy":
			return "Mehr Schrift und Zeichnungen fasst die Seite nicht.";
		case "limit_exceeded":
			return `Mehr als ${error.limit} sind nicht möglich.`;
		case "page_missing":
			return "Diese Seite hat der Entwurf nicht.";
		case "page_ink_unknown":
			return "Diese Farbe hat das Design nicht.";
		case "fields_invalid":
			return "Jedes Feld braucht einen eigenen Schlüssel und eine Bezeichnung.";
	}
}

const listDe = new Intl.ListFormat("de-DE", { type: "conjunction" });
