import type { DesignElement } from "../document/element.ts";
import { editBetween, replaceInRuns } from "../document/text-runs.ts";

/** Composed letters, one kind of line end, and nothing that jsonb cannot hold: no NUL, no half surrogate pair. */
export function tidyText(text: string): string {
	return text
		.toWellFormed()
		.normalize("NFC")
		.replace(/\r\n?|\u2028|\u2029/g, "\n")
		.replaceAll("\0", "");
}

/** An element with all its words tidied, its runs still on the same letters. */
export function tidyElement(element: DesignElement): DesignElement {
	const label = tidyText(element.label);
	if (element.type === "qr") return { ...element, label, content: tidyText(element.content) };
	if (element.type !== "text") return { ...element, label };
	const text = tidyText(element.text);
	if (text === element.text || !element.runs) return { ...element, label, text };
	return { ...element, label, text, runs: replaceInRuns(element.runs, editBetween(element.text, text)) };
}
