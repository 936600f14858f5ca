import { type DesignDocument, elementsOf, type TextElement } from "@offizin/design";
import { createEditor, type Editor, type EditorState } from "@offizin/editor";
import { idle } from "../browser/idle.ts";
import { type Pace, paceOf } from "../calm-state.ts";

/** About as many as a browser has to see before it has compiled what they run through. */
const KEYS = 40;
/** As long as a key takes at first on a slow phone. */
const KEY_MS = 12;

/** A copy of a design with an editor of its own, that nothing saves. */
export interface Rehearsed {
	readonly editor: Editor;
	readonly document: DesignDocument;
	/** What is written on. */
	readonly element: TextElement;
	readonly pace: Pace;
}

/** A copy of what is open, to write on its longest text; null where nothing can be written. */
export function copyToWrite(
	{ written, product }: Pick<EditorState, "written" | "product">,
	grow: Parameters<Editor["setGrowth"]>[0],
): Rehearsed | null {
	const editor = createEditor({ document: written, design: null, product, now: () => 0 });
	editor.setGrowth(grow);
	const { document } = editor.getSnapshot();
	const [element] = elementsOf(document)
		.flatMap((one) => (one.type === "text" && one.editable && one.text !== "" ? [one] : []))
		.toSorted((one, other) => other.text.length - one.text.length);
	return element ? { editor, document, element, pace: paceOf(editor) } : null;
}

/** Writes its last letters while the browser has nothing to do, key by key. */
export async function strikeKeys(
	{ editor, element: { id, text } }: Rehearsed,
	signal: AbortSignal,
): Promise<void> {
	const caretAt = (caret: number) => ({ anchor: caret, caret });
	const first = Math.max(0, text.length - KEYS);
	editor.send({ type: "editText", element: id, range: caretAt(text.length) });
	for (let key = 0; key < KEYS && !signal.aborted; ) {
		const deadline = await idle();
		do {
			// Never before a frame that somebody waits for.
			if (deadline && deadline.timeRemaining() < KEY_MS) break;
			const length = first + 1 + (key++ % (text.length - first));
			editor.send({ type: "typeText", text: text.slice(0, length), range: caretAt(length) });
			// What is drawn of it is drawn between two of them.
			await undefined;
		} while (deadline && key < KEYS && !signal.aborted);
	}
}
