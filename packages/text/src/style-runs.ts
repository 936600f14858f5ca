import { invariant } from "@offizin/base";
import { firstFailing } from "./sorted.ts";
import type { StyleRun, TextRequest, TextStyle } from "./text-request.ts";

/** A stretch of text in one complete style. */
export interface ResolvedRun {
	readonly start: number;
	readonly end: number;
	readonly style: TextStyle;
}

/**
 * Covers the whole text with runs in complete styles: ends moved to grapheme boundaries, neighbours of equal
 * style joined, so that a run which changes nothing changes no number. Throws for runs out of order.
 */
export function resolveRuns(
	{ text, style, runs = [] }: Pick<TextRequest, "text" | "style" | "runs">,
	boundaries: readonly number[],
): ResolvedRun[] {
	checkRuns(text, runs);
	const resolved: ResolvedRun[] = [];
	function add(start: number, end: number, runStyle: TextStyle) {
		if (start === end) return;
		const last = resolved.at(-1);
		if (last && isEqual(last.style, runStyle)) resolved[resolved.length - 1] = { ...last, end };
		else resolved.push({ start, end, style: runStyle });
	}
	let at = 0;
	for (const run of runs) {
		const start = graphemeStart(boundaries, run.start);
		const end = graphemeStart(boundaries, run.end);
		add(at, start, style);
		add(start, end, { ...style, ...run.style });
		at = end;
	}
	add(at, text.length, style);
	return resolved.length > 0 ? resolved : [{ start: 0, end: 0, style }];
}

/** The first of the largest runs among those a range touches; for an empty range the run of the character there. */
export function largestRun(runs: readonly ResolvedRun[], start: number, end: number): ResolvedRun {
	const first = Math.min(
		firstFailing(runs, (run) => run.end <= start),
		runs.length - 1,
	);
	let largest = runs[first];
	invariant(largest, "a text has at least one run");
	for (let at = first + 1; at < runs.length; at++) {
		const run = runs[at];
		if (!run || run.start >= end) break;
		if (run.style.size > largest.style.size) largest = run;
	}
	return largest;
}

function checkRuns(text: string, runs: readonly StyleRun[]): void {
	let at = 0;
	for (const { start, end } of runs) {
		invariant(at <= start && start < end, `run ${start} to ${end} is empty or starts before ${at}`);
		at = end;
	}
	invariant(at <= text.length, `a run ends at ${at}, behind the end of a text of ${text.length}`);
}

function graphemeStart(boundaries: readonly number[], index: number): number {
	return boundaries[firstFailing(boundaries, (boundary) => boundary <= index) - 1] ?? 0;
}

function isEqual(one: TextStyle, other: TextStyle): boolean {
	return (
		one.font === other.font &&
		one.size === other.size &&
		one.tracking === other.tracking &&
		one.caps === other.caps &&
		(one.features ?? []).join() === (other.features ?? []).join()
	);
}
