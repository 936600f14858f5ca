import { useSyncExternalStore } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import type { SpelledWord } from "../services.ts";
import { spelledWordsOf, withWord } from "./spelled-words.ts";
import { textOf } from "./spelling-choices.tsx";

/** Words that may be misspelt and still stand in the texts they were found in. */
export function useSpelledWords(): readonly SpelledWord[] {
	const { editor } = useEditing();
	const { services } = useHost();
	const document = useEditor((state) => state.document);
	const { subscribe, get } = spelledWordsOf(editor, services.spelling);
	const words = useSyncExternalStore(subscribe, get, get);
	return words.filter(({ element, word }) => {
		const text = textOf(document, element);
		return text !== undefined && withWord(text, word, "") !== text;
	});
}
