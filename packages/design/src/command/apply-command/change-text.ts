import { err, type Result } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import { DOCUMENT_LIMITS } from "../../document/document-limits.ts";
import type { TextElement, TextRun } from "../../document/text-element.ts";
import { editBetween, replaceInRuns } from "../../document/text-runs.ts";
import { filledText, fillingsOf } from "../../facts/fill-placeholders.ts";
import { factValues } from "../../facts/with-facts.ts";
import type { Command, CommandOf } from "../command.ts";
import { tidyText } from "../tidy-text.ts";
import { withMember } from "../with-member.ts";
import { type Attempt, type CommandError, changed, elementOfType } from "./applied.ts";
import { areSound, unknownChoice } from "./choices.ts";

export function setText(document: DesignDocument, command: CommandOf<"setText">): Attempt {
	const found = editableText(document, command.element);
	if (!found.ok) return found;
	const before = found.value;
	const text = tidyText(command.text);
	const { id, maxLength } = before;
	// As it is read: a placeholder is as long as what stands for it.
	const { length } = filledText(text, fillingsOf(text, factValues(document)));
	if (length > maxLength || text.length > LONGEST_TEXT) {
		return err({ code: "text_too_long", element: id, maxLength, length });
	}
	const moved = before.runs && replaceInRuns(before.runs, editBetween(before.text, text));
	const after = withRuns({ ...before, text }, command.runs === undefined ? shortened(moved) : command.runs);
	const broken = checkText(document, after);
	if (broken) return err(broken);
	const done = (one: TextElement): Command => {
		return { type: "setText", element: id, text: one.text, runs: one.runs ?? null };
	};
	return changed(document, after, done(after), done(before));
}

/** Of the placeholders as written (`textElementSchema`). */
const LONGEST_TEXT = 4000;

/** A text that people may change. */
export function editableText(document: DesignDocument, id: string): Result<TextElement, CommandError> {
	const found = elementOfType(document, id, "text");
	return found.ok && !found.value.editable ? err({ code: "element_locked", element: id }) : found;
}

/** What a text must keep to beyond its shape. */
export function checkText(document: DesignDocument, element: TextElement): CommandError | undefined {
	const { id, text, runs = [] } = element;
	if (runs.length > DOCUMENT_LIMITS.runs) {
		return { code: "limit_exceeded", element: id, limit: DOCUMENT_LIMITS.runs };
	}
	if (!areSound(runs, text)) return { code: "runs_invalid", element: id };
	return unknownChoice(document, element);
}

export function withRuns(element: TextElement, runs: readonly TextRun[] | null | undefined): TextElement {
	return withMember(element, "runs", runs && [...runs]);
}

/** No runs are none at all. */
export function shortened(runs: readonly TextRun[] | undefined): readonly TextRun[] | undefined {
	return runs && runs.length > 0 ? runs : undefined;
}
