import { createTranslator } from "use-intl/core";
import type { laterMessagesDe } from "./later/later-messages-de.ts";
import type { EditorMessages, editorMessagesDe } from "./messages-de.ts";

/** Puts a key of the editor's messages into words. */
export type Translate = ReturnType<typeof translatorFor>;

/** The words of later parts join when those parts do; only they ask for them. */
export function translatorFor(locale: string, messages: Partial<EditorMessages>) {
	return createTranslator({ locale, messages: messages as typeof editorMessagesDe & typeof laterMessagesDe });
}
