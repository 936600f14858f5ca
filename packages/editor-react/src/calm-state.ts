import { findElement } from "@offizin/design";
import { type Editor, type EditorState, isGesture } from "@offizin/editor";

/** Where parts of the editor read its state from. */
export type StateSource = Pick<Editor, "subscribe" | "getSnapshot">;

/** As long as nothing is seen to hang behind, and long enough for some frames. */
const CALM_MS = 100;

/**
 * The state as what stands around the page sees it: at once, but for what is being written on the page or held by a hand.
 * That is told some frames later, when the page has drawn it, so that a hand never waits for panels.
 */
export function calmState(editor: StateSource): StateSource {
	const listeners = new Set<() => void>();
	let seen = editor.getSnapshot();
	let last = seen;
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const tell = () => {
		clearTimeout(waiting);
		waiting = undefined;
		seen = editor.getSnapshot();
		for (const listener of listeners) listener();
	};
	editor.subscribe(() => {
		const now = editor.getSnapshot();
		const isQuiet = isUnderHand(last, now);
		last = now;
		if (isQuiet) waiting ??= setTimeout(tell, CALM_MS);
		else tell();
	});
	return {
		getSnapshot: () => seen,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** Goes on with a gesture, or with the words of the same text. */
function isUnderHand(
	{ tool: before, document: written }: EditorState,
	{ tool, document }: EditorState,
): boolean {
	if (tool.name !== "editingText") return isGesture(tool) && tool.name === before.name;
	if (before.name !== "editingText" || before.element !== tool.element) return false;
	const [one, other] = [findElement(written, tool.element), findElement(document, tool.element)];
	return one?.type === "text" && other?.type === "text" && one.text !== other.text;
}
