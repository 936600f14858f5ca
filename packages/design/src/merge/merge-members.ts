import { isEqual } from "../command/is-equal.ts";

/** An edit that gave way to another. Plain data. */
export interface MergeConflict {
	/** Key of the page it was made on or to; absent for what belongs to the document. */
	readonly page?: string;
	/** Id of the element it was made to. */
	readonly element?: string;
	/** "text", "style.font", "inks.leaf", "background", "swatches.sage"; "element" or "page" for all of it; "order"; "pages". */
	readonly member: string;
	/** What the result has; nothing when absent. */
	readonly kept?: unknown;
	/** What one side had made of it; nothing when absent: it had been taken away. */
	readonly lost?: unknown;
}

export type Note = (conflict: MergeConflict) => void;

export interface Sides<Value> {
	readonly base: Value;
	readonly ours: Value;
	readonly theirs: Value;
}

/** The value of the side that changed it; ours when both did, with theirs noted. */
export function mergeValue<Value>({ base, ours, theirs }: Sides<Value>, lose: (lost: Value) => void): Value {
	if (isEqual(ours, theirs) || isEqual(theirs, base)) return ours;
	if (isEqual(ours, base)) return theirs;
	lose(theirs);
	return ours;
}

type Members = Readonly<Record<string, unknown>>;

/** Merges what has names, name by name. */
export function mergeMembers(
	{ base, ours, theirs }: Sides<Members>,
	note: (member: string, kept: unknown, lost: unknown) => void,
): Record<string, unknown> {
	const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
	const merged = names.map((name) => {
		const sides = { base: base[name], ours: ours[name], theirs: theirs[name] };
		return [name, mergeValue(sides, (lost) => note(name, ours[name], lost))] as const;
	});
	return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
