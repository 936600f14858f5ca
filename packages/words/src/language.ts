import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { asWrittenIn } from "./swiss.ts";

/** Everything a person reads, by area; German is the pattern of every other language. */
export type Words = typeof de;

const written = { de, en } satisfies Readonly<Record<string, Words>>;
export type Language = keyof typeof written;

/** Languages that are written whole. */
export const languages: readonly string[] = Object.keys(written);

/** The language of pages whose own one is not written yet. */
const fallbackLanguage: Language = "de";

/** The language of a locale, "en" of "en-GB"; German where it is not written yet. */
export function languageOf(locale: string): Language {
	const language = locale.slice(0, 2);
	return isWritten(language) ? language : fallbackLanguage;
}

function isWritten(language: string): language is Language {
	return Object.hasOwn(written, language);
}

/** Whether pages of a locale are in its own language: French, Italian, Spanish and Dutch ones are in German so far. */
export function isWrittenIn(locale: string): boolean {
	return isWritten(locale.slice(0, 2));
}

/** The code that tells in which language the words of a locale are: "de-AT", and "de" for "fr-FR" while that is German. */
export function languageTag(locale: string): string {
	return isWrittenIn(locale) ? locale : languageOf(locale);
}

/** Words of a locale; of one whose language is not written yet the German ones. */
export function wordsOf(locale: string): Words {
	return asWrittenIn(locale, written[languageOf(locale)]);
}
