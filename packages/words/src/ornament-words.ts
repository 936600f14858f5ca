import { invariant } from "@offizin/base";
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
