import { createTranslator } from "use-intl/core";
import type { EditorMessages, editorMessagesDe } from "./messages-de.ts";

/** Puts a key of the editor's messages into words. */
export type Translate = ReturnType<typeof translatorFor>;

export function translatorFor(locale: string, messages: EditorMessages) {
	return createTranslator({ locale, messages: messages as typeof editorMessagesDe });
}
