import { changedPart } from "./text-input.ts";

/** An undo step of typing takes no more characters than this (UTF-16). */
const LONGEST_STEP = 20;

/**
 * Whether a stroke of typing begins another undo step: with a new word, or once the step is about twenty characters long.
 * `start` is the text the step began with.
 */
export function beginsStep(start: string, before: string, after: string): boolean {
	const typed = changedPart(before, after);
	const isNewWord =
		/\s$/.test(before.slice(0, typed.start)) && /^\S/.test(after.slice(typed.start, typed.endAfter));
	return isNewWord || lengthOf(start, before) >= LONGEST_STEP;
}

/** What was written; what was taken away where nothing was written. */
function lengthOf(before: string, after: string): number {
	const { start, endBefore, endAfter } = changedPart(before, after);
	return endAfter > start ? endAfter - start : endBefore - start;
}
