import { err, type Result } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import { DOCUMENT_LIMITS } from "../../document/document-limits.ts";
import type { TextElement, TextElementStyle, TextRun } from "../../document/text-element.ts";
import { editBetween, replaceInRuns } from "../../document/text-runs.ts";
import { filledText, fillingsOf } from "../../facts/fill-placeholders.ts";
import { factValues } from "../../facts/with-facts.ts";
import type { Command, CommandOf } from "../command.ts";
import { clearInRuns, runPart, setInRuns, type TextRange } from "../set-in-runs.ts";
import { tidyText } from "../tidy-text.ts";
import { withMember } from "../with-member.ts";
import { type Attempt, type CommandError, changed, elementOfType } from "./applied.ts";
import { areSound, TYPE_SIZE_RANGE, unknownChoice } from "./choices.ts";

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

const STYLE_MEMBERS = [
	"font",
	"size",
	"leading",
	"tracking",
	"align",
	"ink",
	"features",
	"caps",
	"fallback",
] as const satisfies readonly (keyof TextElementStyle)[];

export function setTextStyle(document: DesignDocument, command: CommandOf<"setTextStyle">): Attempt {
	const found = editableText(document, command.element);
	if (!found.ok) return found;
	const before = found.value;
	const { id, text } = before;
	const { style } = command;
	const { size } = style;
	if (size !== undefined && (size < TYPE_SIZE_RANGE.min || size > TYPE_SIZE_RANGE.max)) {
		return err({ code: "choice_unknown", element: id, field: "size" });
	}
	const range = command.range && wholeCharacters(text, command.range);
	if (range && (range.start >= range.end || range.end > text.length)) {
		return err({ code: "range_outside_text", element: id });
	}
	const inRuns = runPart(style);
	const forAll = STYLE_MEMBERS.filter(
		(key) => style[key] !== undefined && !(range && Object.hasOwn(inRuns, key)),
	);
	const restyled = {
		...before,
		style: forAll.reduce((result, key) => withMember(result, key, style[key]), before.style),
	};
	const made = range ? setInRuns(restyled, range, inRuns) : before.runs && clearInRuns(before.runs, inRuns);
	const after = withRuns(restyled, command.runs === undefined ? shortened(made) : command.runs);
	const broken = checkText(document, after);
	if (broken) return err(broken);
	const hasRuns = before.runs !== undefined || after.runs !== undefined;
	const inverse: Command = {
		type: "setTextStyle",
		element: id,
		style: Object.fromEntries(forAll.map((key) => [key, before.style[key] ?? null])),
		...(hasRuns && { runs: before.runs ?? null }),
	};
	return changed(document, after, command, inverse);
}

export function setTextLayout(document: DesignDocument, command: CommandOf<"setTextLayout">): Attempt {
	const found = editableText(document, command.element);
	if (!found.ok) return found;
	const before = found.value;
	const { verticalAlign, hyphenation, onGrid, fitMin, grow } = command;
	let after = before;
	if (verticalAlign !== undefined) after = { ...after, verticalAlign };
	if (hyphenation !== undefined) after = withMember(after, "hyphenation", hyphenation);
	if (onGrid !== undefined) after = withMember(after, "onGrid", onGrid || null);
	if (fitMin !== undefined) after = withMember(after, "fitMin", fitMin);
	if (grow !== undefined) after = withMember(after, "grow", grow || null);
	return changed(document, after, command, {
		type: "setTextLayout",
		element: before.id,
		...(verticalAlign !== undefined && { verticalAlign: before.verticalAlign }),
		...(hyphenation !== undefined && { hyphenation: before.hyphenation ?? null }),
		...(onGrid !== undefined && { onGrid: before.onGrid ?? false }),
		...(fitMin !== undefined && { fitMin: before.fitMin ?? null }),
		...(grow !== undefined && { grow: before.grow ?? false }),
	});
}

function editableText(document: DesignDocument, id: string): Result<TextElement, CommandError> {
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

function withRuns(element: TextElement, runs: readonly TextRun[] | null | undefined): TextElement {
	return withMember(element, "runs", runs && [...runs]);
}

/** No runs are none at all. */
function shortened(runs: readonly TextRun[] | undefined): readonly TextRun[] | undefined {
	return runs && runs.length > 0 ? runs : undefined;
}

/** A range that would cut a character of two UTF-16 units takes all of it. */
function wholeCharacters(text: string, { start, end }: TextRange): TextRange {
	const isInside = (index: number) => /[\udc00-\udfff]/.test(text.charAt(index));
	return { start: isInside(start) ? start - 1 : start, end: isInside(end) ? end + 1 : end };
}
