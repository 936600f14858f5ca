import type { DesignElement } from "../document/element.ts";
import type { TextElement } from "../document/text-element.ts";
import { replaceInRuns } from "../document/text-runs.ts";

const PLACEHOLDER = /\{\{([a-z0-9][a-z0-9-]{0,63})(?::([a-z-]{1,20}))?\}\}/g;

/** What stands in the place of "{{key}}" or "{{key:form}}"; undefined leaves the placeholder as it is written. */
export type ValueOf = (key: string, form: string | undefined) => string | undefined;

/** Keys of all placeholders in an element, whoever fills them. */
export function placeholdersIn(element: DesignElement): string[] {
	const text = element.type === "text" ? element.text : element.type === "qr" ? element.content : "";
	return text.includes("{{") ? [...text.matchAll(PLACEHOLDER)].map(([, key = ""]) => key) : [];
}

/** A stretch of the written text (UTF-16, end excluded) that something else is shown for. */
export interface Filling {
	readonly start: number;
	readonly end: number;
	readonly value: string;
}

/**
 * What stands in for which part of a text, from its start on. A line that held placeholders and is blank without them
 * is taken out, and so is the double space an empty one leaves.
 */
export function fillingsOf(text: string, fill: ValueOf): Filling[] {
	if (!text.includes("{{")) return [];
	const fillings: Filling[] = [];
	let start = 0;
	for (const line of text.split("\n")) {
		const end = start + line.length;
		const inLine = fillingsInLine(line, start, fill);
		const isBlank = inLine.length > 0 && filledText(line, shifted(inLine, -start)).trim() === "";
		if (isBlank) {
			// With one of its line ends, so that nothing of the line stays.
			const from = end === text.length && start > 0 ? start - 1 : start;
			fillings.push({ start: from, end: end === text.length ? end : end + 1, value: "" });
		} else fillings.push(...inLine);
		start = end + 1;
	}
	return fillings;
}

function fillingsInLine(line: string, offset: number, fill: ValueOf): Filling[] {
	return [...line.matchAll(PLACEHOLDER)].flatMap((match): Filling[] => {
		const [written, key = "", form] = match;
		const value = fill(key, form)?.trim();
		if (value === undefined) return [];
		let end = match.index + written.length;
		const isAfterSpace = match.index === 0 || line[match.index - 1] === " ";
		if (value === "" && isAfterSpace && line[end] === " ") end++;
		return [{ start: offset + match.index, end: offset + end, value }];
	});
}

function shifted(fillings: readonly Filling[], by: number): Filling[] {
	return fillings.map(({ start, end, value }) => ({ start: start + by, end: end + by, value }));
}

/** A text with everything filled in. */
export function filledText(text: string, fillings: readonly Filling[]): string {
	return fillings.reduceRight(
		(filled, { start, end, value }) => filled.slice(0, start) + value + filled.slice(end),
		text,
	);
}

/** A text element with everything filled in, its runs moved along; the same object where there is nothing to fill. */
export function filledElement(element: TextElement, fill: ValueOf): TextElement {
	const fillings = fillingsOf(element.text, fill);
	if (fillings.length === 0) return element;
	// From the end, so that the places of earlier ones stay right.
	const runs =
		element.runs &&
		fillings.reduceRight(
			(moved, { start, end, value }) => replaceInRuns(moved, { start, end, inserted: value.length }),
			element.runs,
		);
	return { ...element, text: filledText(element.text, fillings), ...(runs && { runs: [...runs] }) };
}
