import { de } from "./de/index.ts";
import { en } from "./en/index.ts";

/** Everything a person reads, by area; German is the pattern of every other language. */
export type Words = typeof de;

const written = { de, en } satisfies Readonly<Record<string, Words>>;
export type Language = keyof typeof written;

/** Languages that are written whole. */
export const languages: readonly string[] = Object.keys(written);

/** The language of a locale, "en" of "en-GB"; German where it is not written yet. */
export function languageOf(locale: string): Language {
	const language = locale.slice(0, 2);
	return isWritten(language) ? language : "de";
}

function isWritten(language: string): language is Language {
	return Object.hasOwn(written, language);
}

/** Words of a locale; of one whose language is not written yet the German ones. */
export function wordsOf(locale: string): Words {
	return written[languageOf(locale)];
}
