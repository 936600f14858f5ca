import { err } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import type { TextElementStyle } from "../../document/text-element.ts";
import type { Command, CommandOf } from "../command.ts";
import { clearInRuns, runPart, setInRuns, type TextRange } from "../set-in-runs.ts";
import { withMember } from "../with-member.ts";
import { type Attempt, changed } from "./applied.ts";
import { checkText, editableText, shortened, withRuns } from "./change-text.ts";
import { TYPE_SIZE_RANGE } from "./choices.ts";

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

/** A range that would cut a character of two UTF-16 units takes all of it. */
function wholeCharacters(text: string, { start, end }: TextRange): TextRange {
	const isInside = (index: number) => /[\udc00-\udfff]/.test(text.charAt(index));
	return { start: isInside(start) ? start - 1 : start, end: isInside(end) ? end + 1 : end };
}
