import { invariant } from "@offizin/base";
import { LIBRARY } from "@offizin/design";
import type { Ornament, OrnamentSubject } from "@offizin/ornaments";
import { ornaments as de } from "./de/ornaments.ts";
import { ornaments as en } from "./en/ornaments.ts";
import { languageOf } from "./language.ts";
import { own } from "./own.ts";
import { asWrittenIn } from "./swiss.ts";

const written = { de, en };

/** What a drawing of the library is called, and what else finds it. Throws for one without a name, a fault of ours. */
export function ornamentWords({ key }: Pick<Ornament, "key">, locale: string) {
	const words = own<readonly [string, string]>(written[languageOf(locale)].drawing, key);
	invariant(words, `the ornament ${key} has a name`);
	const [name, others] = asWrittenIn(locale, words);
	return { name, words: others };
}

export function ornamentSubjectName(subject: OrnamentSubject, locale: string): string {
	return asWrittenIn(locale, written[languageOf(locale)].subject[subject]);
}

/** What an element is called that shows a drawing of the library, by its label; undefined for every other label. */
export function ornamentName(label: string, locale: string): string | undefined {
	const key = label.startsWith(LIBRARY) ? label.slice(LIBRARY.length) : "";
	const words = own<readonly [string, string]>(written[languageOf(locale)].drawing, key);
	return words && asWrittenIn(locale, words[0]);
}

/** The same of all drawings, by label: where any of them may be put onto a page. */
export function ornamentNames(locale: string): Record<string, string> {
	const labels = Object.keys(written[languageOf(locale)].drawing).map((key) => LIBRARY + key);
	return Object.fromEntries(labels.map((label) => [label, ornamentName(label, locale) ?? label]));
}
