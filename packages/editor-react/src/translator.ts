import type { Words } from "@offizin/words";
import type { Locale } from "use-intl";
import { createTranslator } from "use-intl/core";

/** Puts a key of the editor's words into a sentence. */
export type Translate = ReturnType<typeof translatorFor>;

export function translatorFor(locale: Locale, messages: Words["editor"]) {
	return createTranslator({ locale, messages });
}
