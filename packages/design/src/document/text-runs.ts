import type { TextRun } from "./text-element.ts";

/** `start` to `end` of a text gave way to `inserted` characters. */
export interface TextEdit {
	readonly start: number;
	readonly end: number;
	readonly inserted: number;
}

/** Runs after an edit: what is typed inside a run or at its end belongs to it; what lost all its text is gone. */
export function replaceInRuns(runs: readonly TextRun[], { start, end, inserted }: TextEdit): TextRun[] {
	const shift = inserted - (end - start);
	return runs.flatMap((run) => {
		const from = run.start >= end ? run.start + shift : run.start > start ? start + inserted : run.start;
		const to = run.end >= end ? run.end + shift : Math.min(run.end, start);
		return to > from ? [{ ...run, start: from, end: to }] : [];
	});
}

/** The smallest edit of whole characters that turns one text into another. */
export function editBetween(before: string, after: string): TextEdit {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	if (isInsideCharacter(before, start) || isInsideCharacter(after, start)) start--;
	let tail = 0;
	while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
	if (isInsideCharacter(before, before.length - tail) || isInsideCharacter(after, after.length - tail))
		tail--;
	return { start, end: before.length - tail, inserted: after.length - tail - start };
}

/** Whether a place lies between the two units of one character. */
function isInsideCharacter(text: string, index: number): boolean {
	return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, index - 1), index + 1)) && index > 0;
}
