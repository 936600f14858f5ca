import type { office } from "@offizin/words/office/de";
import type { OfficeLocale } from "#app/locale.ts";

export type OfficeWords = typeof office;

/** The words of a locale; the browser loads no other language. */
export async function loadWords(locale: OfficeLocale): Promise<OfficeWords> {
	const words = locale === "en-GB" ? import("@offizin/words/office/en") : import("@offizin/words/office/de");
	return (await words).office;
}
