import type { office } from "@offizin/words/office/de";
import type { OfficeLocale } from "#app/locale.ts";

export type OfficeWords = typeof office;

const written: Readonly<Record<OfficeLocale, () => Promise<{ readonly office: OfficeWords }>>> = {
	"de-DE": () => import("@offizin/words/office/de"),
	"en-GB": () => import("@offizin/words/office/en"),
};

/** The words of a locale; the browser loads no other language. */
export async function loadWords(locale: OfficeLocale): Promise<OfficeWords> {
	return (await written[locale]()).office;
}
