import { office as german } from "@offizin/words/office/de";
import { office as english } from "@offizin/words/office/en";
import { createTranslator } from "use-intl/core";
import type { OfficeLocale } from "#app/locale.ts";
import type { Say } from "./office-intl.tsx";

const says = (locale: OfficeLocale, messages: typeof german): Say =>
	createTranslator({
		locale,
		messages,
		onError: (error) => {
			throw error;
		},
	});

/** Says the messages of the office in German, for tests. */
export const sayDe = says("de-DE", german);
/** Says the messages of the office in English, for tests. */
export const sayEn = says("en-GB", english);
