import { de } from "./de/index.ts";
import { en } from "./en/index.ts";

/** Everything a person reads, by area; German is the pattern of every other language. */
export type Words = typeof de;

const written: Readonly<Record<string, Words>> = { de, en };

/** Languages that are written whole. */
export const languages: readonly string[] = Object.keys(written);

/** Words of a locale, "en-GB"; of one whose language is not written yet the German ones. */
export function wordsOf(locale: string): Words {
	return written[locale.slice(0, 2)] ?? de;
}
