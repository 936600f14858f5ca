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
	const after = (index: number) => (index >= end ? index + shift : Math.min(index, start));
	return runs.flatMap((run) => {
		const from = run.start < start ? run.start : run.start >= end ? run.start + shift : start;
		const touchesEnd = run.end >= start && run.end < end;
		const isInside = run.start <= start && run.end >= end && run.end > run.start;
		const to = isInside ? run.end + shift : touchesEnd ? start : after(run.end);
		return to > from ? [{ ...run, start: from, end: to }] : [];
	});
}

/** The smallest edit that turns one text into another. */
export function editBetween(before: string, after: string): TextEdit {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	let tail = 0;
	while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
	return { start, end: before.length - tail, inserted: after.length - tail - start };
}
