import type { Words } from "@offizin/words";
import { createTranslator } from "use-intl/core";

/** Puts a key of the editor's words into a sentence. */
export type Translate = ReturnType<typeof translatorFor>;

export function translatorFor(locale: string, messages: Words["editor"]) {
	return createTranslator({ locale, messages });
}
