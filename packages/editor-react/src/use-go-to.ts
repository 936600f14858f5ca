import { findElement } from "@offizin/design";
import { isWritable } from "@offizin/editor";
import { useCallback } from "react";
import { useEditing } from "./editor-context.tsx";

/** Goes to an element, wherever it is: a text is opened with all of it selected, a photo takes the keys. */
export function useGoTo(): (page: string, element: string) => void {
	const { editor, textInput } = useEditing();
	return useCallback(
		(page, id) => {
			editor.showPage(page);
			const element = findElement(editor.getSnapshot().document, id);
			const input = textInput.current;
			if (isWritable(element) && input) {
				const range = { anchor: 0, caret: element.text.length };
				editor.send({ type: "editText", element: id, range });
				input.value = element.text;
				input.focus({ preventScroll: true });
				input.setSelectionRange(range.anchor, range.caret);
				return;
			}
			editor.send({ type: "select", element: id });
			// The page is drawn by then.
			requestAnimationFrame(() =>
				document
					.querySelector<SVGElement>(`svg [data-element="${CSS.escape(id)}"]`)
					?.focus({ preventScroll: true }),
			);
		},
		[editor, textInput],
	);
}
