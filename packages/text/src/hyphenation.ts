/// <reference path="./hyphen.d.ts" />
import { BoundedCache, importAgain } from "@offizin/base";

export type HyphenationLanguage = "de";

/** Divides words of one language. */
export interface Hyphenator {
	readonly language: HyphenationLanguage;
	/** Where a word in lower case may be divided: how many letters stand before each hyphen, ascending. */
	divisions(word: string): readonly number[];
}

const WORD_CACHE = 4000;
const MARK = "\u00ad";

/** Loads the patterns of a language (German: the spelling of 1996), which nothing else brings along. */
export async function loadHyphenation(language: HyphenationLanguage): Promise<Hyphenator> {
	const [{ default: createHyphenator }, { default: patterns }] = await Promise.all([
		importAgain(async () => await import("hyphen")),
		importAgain(async () => await import("hyphen/patterns/de-1996.js")),
	]);
	const [levels, trie] = patterns;
	const options = { hyphenChar: MARK, minWordLength: 1, html: false };
	const known = new BoundedCache<string, readonly number[]>(WORD_CACHE);
	let divide = createHyphenator([levels, trie], options);
	let divided = 0;

	function divideAfresh(word: string): number[] {
		// The library remembers every word for ever, so it is replaced from time to time.
		if (++divided % WORD_CACHE === 0) divide = createHyphenator([levels, trie], options);
		const divisions: number[] = [];
		let letters = 0;
		for (const part of divide(word).split(MARK).slice(0, -1)) {
			letters += part.length;
			divisions.push(letters);
		}
		return divisions;
	}

	return { language, divisions: (word) => known.get(word, () => divideAfresh(word)) };
}
