import type { TextElement, TextElementStyle, TextRun } from "../document/text-element.ts";
import { isEqual } from "./is-equal.ts";
import { withMember } from "./with-member.ts";

type RunStyle = TextRun["style"];
export type RunStyleChange = { readonly [Key in keyof RunStyle]?: RunStyle[Key] | null | undefined };

export interface TextRange {
	readonly start: number;
	readonly end: number;
}

/** What may differ from character to character. */
const RUN_MEMBERS = ["font", "size", "tracking", "features", "caps", "ink"] as const;

/** The part of a change of style that runs can carry. */
export function runPart(style: RunStyleChange): RunStyleChange {
	return Object.fromEntries(
		RUN_MEMBERS.filter((key) => style[key] !== undefined).map((key) => [key, style[key]]),
	);
}

/**
 * Runs after a range has been set differently. A member that is null, or the same as in the text's own style, is the
 * text's own again. Neighbours of equal style become one run.
 */
export function setInRuns(
	{ runs = [], style }: Pick<TextElement, "runs" | "style">,
	range: TextRange,
	change: RunStyleChange,
): TextRun[] {
	const ends = runs.flatMap((run) => [run.start, run.end]);
	const borders = [...new Set([range.start, range.end, ...ends])].sort((a, b) => a - b);
	const pieces = borders.slice(0, -1).map((start, position): TextRun => {
		const end = borders[position + 1] ?? start;
		const own = runs.find((run) => run.start <= start && run.end >= end)?.style ?? {};
		const isInside = start >= range.start && end <= range.end;
		return { start, end, style: ownMembers(isInside ? changed(own, change) : own, style) };
	});
	return joined(pieces);
}

/** Runs after the whole text has been set differently: what was set for all is no longer set for a part. */
export function clearInRuns(runs: readonly TextRun[], change: RunStyleChange): TextRun[] {
	const cleared = Object.fromEntries(Object.keys(change).map((key) => [key, null])) as RunStyleChange;
	return joined(runs.map((run) => ({ ...run, style: changed(run.style, cleared) })));
}

function changed(style: RunStyle, change: RunStyleChange): RunStyle {
	return RUN_MEMBERS.reduce(
		(result, key) => (change[key] === undefined ? result : withMember(result, key, change[key])),
		style,
	);
}

function ownMembers(run: RunStyle, style: TextElementStyle): RunStyle {
	return RUN_MEMBERS.reduce(
		(result, key) => (isEqual(result[key], style[key]) ? withMember(result, key, null) : result),
		run,
	);
}

function joined(pieces: readonly TextRun[]): TextRun[] {
	const runs: TextRun[] = [];
	for (const piece of pieces) {
		if (Object.keys(piece.style).length === 0) continue;
		const last = runs.at(-1);
		if (last?.end === piece.start && isEqual(last.style, piece.style))
			runs.splice(-1, 1, { ...last, end: piece.end });
		else runs.push(piece);
	}
	return runs;
}
