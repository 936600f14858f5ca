import type { Block } from "../story/block.ts";
import { applyEdit, type StoryEdit } from "./story-edit.ts";

/** A content with the way back and forth through what was done to it. */
export interface EditHistory {
	readonly content: Block;
	/** What undoes each step, the newest last. */
	readonly done: readonly EditStep[];
	/** What does each undone step again, the newest last. */
	readonly undone: readonly EditStep[];
}

interface EditStep {
	readonly edit: StoryEdit;
	/** When it was made, milliseconds. */
	readonly at: number;
}

/** Typing without so long a pause is one step; milliseconds. */
const PAUSE_MS = 1_000;
const MOST_STEPS = 200;

export function startHistory(content: Block): EditHistory {
	return { content, done: [], undone: [] };
}

/** Does an edit at `at` (milliseconds); one that means nothing leaves everything as it is. */
export function edit(history: EditHistory, edit: StoryEdit, at: number): EditHistory {
	const edited = applyEdit(history.content, edit);
	if (!edited) return history;
	const last = history.done.at(-1);
	const done =
		last && isTypedOn(last, edit, at)
			? history.done.with(-1, { ...last, at })
			: [...history.done, { edit: edited.inverse, at }].slice(-MOST_STEPS);
	return { content: edited.content, done, undone: [] };
}

function isTypedOn(last: EditStep, next: StoryEdit, at: number): boolean {
	return (
		last.edit.type === "setField" &&
		next.type === "setField" &&
		last.edit.uid === next.uid &&
		last.edit.field === next.field &&
		at - last.at < PAUSE_MS
	);
}

export function undo(history: EditHistory): EditHistory {
	const last = history.done.at(-1);
	const edited = last && applyEdit(history.content, last.edit);
	if (!last || !edited) return history;
	return {
		content: edited.content,
		done: history.done.slice(0, -1),
		undone: [...history.undone, { edit: edited.inverse, at: last.at }],
	};
}

export function redo(history: EditHistory): EditHistory {
	const last = history.undone.at(-1);
	const edited = last && applyEdit(history.content, last.edit);
	if (!last || !edited) return history;
	return {
		content: edited.content,
		// Not typed on afterwards: what was done again is a step of its own.
		done: [...history.done, { edit: edited.inverse, at: Number.NEGATIVE_INFINITY }],
		undone: history.undone.slice(0, -1),
	};
}
