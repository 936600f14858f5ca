import { type Dictionary, hunspellDictionary } from "./dictionary.ts";

/** The dictionaries of the languages cards are written in, as far as they are installed. */
export interface Speller {
	/** What each language that can be asked does not know. */
	readonly unknown: (
		words: readonly string[],
	) => Promise<readonly { readonly language: SpelledLanguage; readonly unknown: ReadonlySet<string> }[]>;
	/** What may be meant by words that a language does not know. */
	readonly suggestions: (
		language: SpelledLanguage,
		words: readonly string[],
	) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** A word is known to a language when one of its dictionaries knows it. */
const names = {
	de: ["de_DE"],
	en: ["en_GB", "en_US"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SpelledLanguage = keyof typeof names;

/** Asks the dictionaries that hunspell finds (decision 084); without it there is no language to be asked. */
export function hunspell(program: string): Speller {
	const open = (language: SpelledLanguage) =>
		names[language].map((name) => hunspellDictionary(program, name));
	const dictionaries: Readonly<Record<SpelledLanguage, readonly Dictionary[]>> = {
		de: open("de"),
		en: open("en"),
	};
	const languages = ["de", "en"] as const;
	return {
		async unknown(words) {
			const asked = languages.map(async (language) => {
				let unknown: ReadonlySet<string> | undefined;
				for (const dictionary of dictionaries[language]) {
					unknown = (await dictionary.unknown(unknown ? [...unknown] : words)) ?? unknown;
				}
				return unknown ? [{ language, unknown }] : [];
			});
			return (await Promise.all(asked)).flat();
		},
		async suggestions(language, words) {
			if (words.length === 0) return new Map();
			for (const dictionary of dictionaries[language]) {
				const meant = await dictionary.suggestions(words);
				if (meant) return meant;
			}
			return new Map();
		},
	};
}
