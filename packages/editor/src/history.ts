import type { Change } from "./change.ts";
import { changeKey } from "./change.ts";

/** One step of undo. */
export interface HistoryEntry {
	readonly key: string;
	/** When it was last added to, milliseconds. */
	readonly at: number;
	readonly undo: Change;
	readonly redo: Change;
}

/** Plain data, so that it survives a reload. */
export interface History {
	readonly past: readonly HistoryEntry[];
	/** Nearest step last. */
	readonly future: readonly HistoryEntry[];
	/** Whether the newest step may still grow; a mark closes it. */
	readonly isOpen: boolean;
}

export const emptyHistory: History = { past: [], future: [], isOpen: false };

/** Changes of one thing that follow each other within this time are one step. */
const COALESCE_MS = 800;
const MAX_STEPS = 200;
/** Changes that come in streams: keystrokes, arrow keys, a slider. */
const growing: ReadonlySet<Change["type"]> = new Set(["setText", "setTextStyle", "setCrop"]);

/** Notes a change that was made. What had been undone can no longer be redone. */
export function recordChange(history: History, change: Change, inverse: Change, now: number): History {
	const key = changeKey(change);
	const last = history.past.at(-1);
	const grows =
		history.isOpen && growing.has(change.type) && last?.key === key && now - last.at <= COALESCE_MS;
	const entry = { key, at: now, undo: grows && last ? last.undo : inverse, redo: change };
	const past = grows ? history.past.slice(0, -1) : history.past;
	return { past: [...past, entry].slice(-MAX_STEPS), future: [], isOpen: true };
}

/** Closes the newest step: whatever comes next is a step of its own. */
export function markHistory(history: History): History {
	return history.isOpen ? { ...history, isOpen: false } : history;
}

/** Takes the newest step back; the caller applies its `undo`. */
export function stepBack(history: History): { history: History; entry: HistoryEntry } | undefined {
	const entry = history.past.at(-1);
	if (!entry) return undefined;
	const past = history.past.slice(0, -1);
	return { history: { past, future: [...history.future, entry], isOpen: false }, entry };
}

/** Takes the nearest undone step again; the caller applies its `redo`. */
export function stepForward(history: History): { history: History; entry: HistoryEntry } | undefined {
	const entry = history.future.at(-1);
	if (!entry) return undefined;
	const future = history.future.slice(0, -1);
	return { history: { past: [...history.past, entry], future, isOpen: false }, entry };
}
