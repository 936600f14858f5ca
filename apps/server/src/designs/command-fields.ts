import type { CommandError } from "@offizin/design";

/** What is wrong with a command, under the element it was for. */
export function commandFields(error: CommandError): Record<string, string> {
	return { [error.element]: wordsOf(error) };
}

function wordsOf(error: CommandError): string {
	switch (error.code) {
		case "element_unknown":
			return "Dieses Element gibt es nicht.";
		case "element_wrong_type":
			return error.expected === "text"
				? "Dieses Element ist kein Text."
				: "Dieses Element nimmt kein Foto auf.";
		case "element_locked":
			return "Dieser Text lässt sich nicht ändern.";
		case "text_too_long":
			return `Höchstens ${error.maxLength} Zeichen, es sind ${error.length}.`;
		case "choice_unknown":
			return "Diese Auswahl bietet das Design nicht an.";
		case "upload_unknown":
			return "Dieses Foto gibt es nicht.";
		case "crop_outside_photo":
			return "Der Ausschnitt liegt außerhalb des Fotos.";
		case "crop_distorted":
			return "Der Ausschnitt hat nicht das Seitenverhältnis des Rahmens.";
	}
}
