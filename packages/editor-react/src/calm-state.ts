import { type DesignDocument, findElement, type TextElement } from "@offizin/design";
import { type Editor, type EditorState, isGesture } from "@offizin/editor";
import { needsOf } from "./drawing-needs.ts";

/** Where parts of the editor read its state from. */
export type StateSource = Pick<Editor, "subscribe" | "getSnapshot">;

/** Where a text that is being written on reads itself from. */
export interface TextAhead {
	readonly subscribe: Editor["subscribe"];
	/** The text as it is now, where what stands around has not been told yet. */
	readonly textOf: (id: string) => TextElement | null;
}

/** After the last key: longer than it takes from one to the next, so that the next does not meet what is told. */
const CALM_MS = 300;
/** So long after the first key that was not told, whoever types on is told with the next key: */
const LONGEST_MS = 500;
/** when that is drawn, and before another one comes. */
const DRAWN_MS = 60;

/**
 * The state as what stands around the page sees it: at once, but for what is being written on the page or held by a hand.
 * That is told some frames later, when the page has drawn it, so that a hand never waits for panels.
 */
function calmState(editor: StateSource): StateSource {
	return toldLater(
		editor,
		(before, now) => isCarriedOn(before, now) || isStillWritten(before, now),
		waitCalmly,
	);
}

/**
 * The state as the page sees it: at once, but for what is being written. The text itself draws that (`textAhead`), with its
 * caret; the page hears of it together with what stands around, so that both are rendered once.
 */
function pageState(editor: StateSource, calm: StateSource): StateSource {
	return toldLater(editor, isStillWritten, (tell) => calm.subscribe(tell));
}

/** Who hears of what is done, and when. */
export interface Pace {
	readonly calm: StateSource;
	readonly page: StateSource;
	readonly ahead: TextAhead;
}

/** In which order the parts of the editor hear of what is done. */
export function paceOf(editor: StateSource): Pace {
	const calm = calmState(editor);
	const page = pageState(editor, calm);
	return { calm, page, ahead: textAhead(editor, page) };
}

function textAhead(editor: StateSource, page: StateSource): TextAhead {
	return {
		subscribe: editor.subscribe,
		textOf(id) {
			const now = editor.getSnapshot();
			if (now.tool.name !== "editingText" || now.tool.element !== id) return null;
			const text = findElement(now.shown, id);
			return text?.type === "text" && text !== findElement(page.getSnapshot().shown, id) ? text : null;
		},
	};
}

/** Calls back when its time has come, unless it is called off by what it returns; told whether somebody waits for too long. */
type Wait = (callback: () => void, isOverdue: boolean) => () => void;

const waitCalmly: Wait = (callback, isOverdue) => {
	const waiting = setTimeout(callback, isOverdue ? DRAWN_MS : CALM_MS);
	return () => clearTimeout(waiting);
};

function toldLater(
	editor: StateSource,
	isLater: (before: EditorState, now: EditorState) => boolean,
	wait: Wait,
): StateSource {
	const listeners = new Set<() => void>();
	let seen = editor.getSnapshot();
	let last = seen;
	let since: number | undefined;
	let isOverdue = false;
	let callOff: (() => void) | undefined;
	const tell = () => {
		callOff?.();
		callOff = since = undefined;
		isOverdue = false;
		seen = editor.getSnapshot();
		for (const listener of listeners) listener();
	};
	editor.subscribe(() => {
		const now = editor.getSnapshot();
		const canWait = isLater(last, now);
		last = now;
		if (!canWait) return tell();
		// Then it is not put off any more.
		if (isOverdue) return;
		const at = performance.now();
		since ??= at;
		isOverdue = at - since >= LONGEST_MS;
		callOff?.();
		callOff = wait(tell, isOverdue);
	});
	return {
		getSnapshot: () => seen,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** Goes on with a gesture. */
const isCarriedOn = ({ tool: before }: EditorState, { tool }: EditorState) =>
	isGesture(tool) && tool.name === before.name;

const isStillWritten = (before: EditorState, now: EditorState) =>
	isWrittenOn(before, now) || isSavedMeanwhile(before, now);

/** Nothing is other than how much of it the server has: whoever writes does not wait for that to be shown. */
function isSavedMeanwhile(before: EditorState, now: EditorState): boolean {
	const { sync: _, saved: __, ...others } = now;
	const isSame = (Object.keys(others) as (keyof typeof others)[]).every((key) => before[key] === now[key]);
	return now.tool.name === "editingText" && before.sync !== now.sync && isSame;
}

/**
 * Goes on with the words of the same text, in fonts that were needed before: what is drawn with is that of the newest state,
 * and an older one that needs another font could not be drawn.
 */
function isWrittenOn(last: EditorState, now: EditorState): boolean {
	const { tool: before, document: written } = last;
	const { tool, document } = now;
	if (tool.name !== "editingText" || before.name !== "editingText") return false;
	if (before.element !== tool.element) return false;
	const [one, other] = [findElement(written, tool.element), findElement(document, tool.element)];
	const isWritten = one?.type === "text" && other?.type === "text" && one.text !== other.text;
	return isWritten && hasSameFonts(last.shown, now.shown);
}

function hasSameFonts(one: DesignDocument, other: DesignDocument): boolean {
	const [before, after] = [needsOf(one), needsOf(other)];
	return before.extent === after.extent && before.fonts.join() === after.fonts.join();
}
