import type { CaretMove } from "@offizin/text";
import type { TextRange } from "./tool.ts";

const segmenter = new Intl.Segmenter("de", { granularity: "grapheme" });
const words = new Intl.Segmenter("de", { granularity: "word" });

/** What is left of pasted or dropped text: no formatting, "\n" as line end, no control characters. */
export function plainText(pasted: string, isMultiline: boolean): string {
	const lines = pasted
		.normalize("NFC")
		.replace(/\r\n?|\u2028|\u2029/g, "\n")
		.replace(/\t/g, " ")
		.replace(/(?!\n)[\p{Cc}\ufeff\ufffc]/gu, "")
		.replace(/\n+$/, "");
	return isMultiline ? lines : lines.replace(/\s*\n\s*/g, " ");
}

/** The changed part of two texts: where it starts, and where it ends in each. */
export function changedPart(
	before: string,
	after: string,
): { start: number; endBefore: number; endAfter: number } {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	let tail = 0;
	while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
		tail++;
	return { start, endBefore: before.length - tail, endAfter: after.length - tail };
}

/**
 * Cuts what was just put in so that the text keeps to its limit; what stood there before stays. `cut` counts the
 * characters left out.
 */
export function fitInput(
	before: string,
	after: string,
	maxLength: number,
): { text: string; caret: number; cut: number } {
	const { start, endAfter } = changedPart(before, after);
	const surplus = after.length - maxLength;
	if (surplus <= 0) return { text: after, caret: endAfter, cut: 0 };
	const put = after.slice(start, endAfter);
	const room = put.length - surplus;
	if (room < 0) return { text: before, caret: Math.min(start, before.length), cut: put.length };
	let kept = "";
	for (const { segment } of segmenter.segment(put)) {
		if (kept.length + segment.length > room) break;
		kept += segment;
	}
	const text = after.slice(0, start) + kept + after.slice(endAfter);
	return { text, caret: start + kept.length, cut: put.length - kept.length };
}

/** Where the caret goes when a text has changed by itself (undo): behind what is different. */
export function caretAfterChange(before: string, after: string): number {
	return changedPart(before, after).endAfter;
}

/** The word an index lies in or at, for a double click; a space stands for itself. */
export function wordRangeAt(text: string, index: number): TextRange {
	for (const { index: start, segment } of words.segment(text)) {
		const end = start + segment.length;
		if (index < end || end === text.length) return { anchor: start, caret: end };
	}
	return { anchor: 0, caret: 0 };
}

export interface KeyPress {
	readonly key: string;
	readonly shift: boolean;
	/** Control, or command on a Mac. */
	readonly command: boolean;
	readonly alt: boolean;
}

/** Keys whose meaning depends on where lines break, so that our layout answers them and not the browser's. */
export function caretMoveOf({ key, command, alt }: KeyPress): CaretMove | undefined {
	if (command || alt) return undefined;
	switch (key) {
		case "ArrowUp":
			return "up";
		case "ArrowDown":
			return "down";
		case "Home":
			return "lineStart";
		case "End":
			return "lineEnd";
		default:
			return undefined;
	}
}

/** The range after a caret has moved: extended with shift, else collapsed. */
export function movedRange(range: TextRange, index: number, shift: boolean): TextRange {
	return { anchor: shift ? range.anchor : index, caret: index };
}
