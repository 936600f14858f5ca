/** A word of a text that can be looked up in a dictionary. */
export interface CheckedWord {
	readonly word: string;
	/** Where it begins, in UTF-16 units. */
	readonly at: number;
	/** Line of the text, from 0. */
	readonly line: number;
}

/** What is no word of a language, or is nobody's to judge: addresses of the net, tags, placeholders, quotations, digits. */
const setAside = [
	/\{\{[^}]*\}\}/gu,
	/\b(?:https?:\/\/|www\.)\S+/giu,
	/[^\s@]+@[^\s@]+/gu,
	/(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_]+/gu,
	/\p{L}[\p{L}\p{N}-]*\.(?:at|ch|co|com|de|eu|example|info|net|org|uk|wedding)\b\S*/giu,
	/[\u201e\u201c\u201d"][^\u201c\u201d"\n]{1,200}[\u201c\u201d"]/gu,
	/[\u00bb\u00ab][^\u00ab\u00bb\n]{1,200}[\u00ab\u00bb]/gu,
	/[\p{L}-]*\p{N}[\p{L}\p{N}-]*/gu,
];

/** "80331 Stadt", and "Am Anger 3" alone on its line. */
const addressLine =
	/(?:^|[\s,])(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}|^(?:\p{Lu}[\p{L}.-]*\s+){1,3}\d{1,4}\s?[a-z]?[,.]?\s*$/u;

const FEWEST_LETTERS = 3;

/**
 * The words of a text that a dictionary can judge: neither names that are given, nor words in capitals only, abbreviations,
 * addresses, quotations, or what stands beside an "&" with a capital, as names do.
 */
export function wordsToCheck(text: string, names: ReadonlySet<string>): CheckedWord[] {
	const words: CheckedWord[] = [];
	let start = 0;
	for (const [line, written] of text.split("\n").entries()) {
		if (!addressLine.test(written)) words.push(...wordsOfLine(written, { start, line, names }));
		start += written.length + 1;
	}
	return words;
}

function wordsOfLine(
	written: string,
	{ start, line, names }: { start: number; line: number; names: ReadonlySet<string> },
): CheckedWord[] {
	const rest = setAside.reduce(
		(text, pattern) => text.replace(pattern, (found) => " ".repeat(found.length)),
		written,
	);
	return [...rest.matchAll(/\p{L}[\p{L}\p{M}]*(?:['\u2019]\p{L}[\p{L}\p{M}]*)*/gu)].flatMap(
		(match): CheckedWord[] => {
			const [word] = match;
			const after = rest.slice(match.index + word.length);
			const isAbbreviated = /^\.(?:\s?\p{L}|\s*$)/u.test(after) && word.length <= FEWEST_LETTERS;
			const isCapitals = word === word.toLocaleUpperCase();
			const isJoined =
				/^\p{Lu}/u.test(word) && (/^\s*[&+]/u.test(after) || /[&+]\s*$/u.test(rest.slice(0, match.index)));
			if (word.length < FEWEST_LETTERS || isAbbreviated || isCapitals || isJoined) return [];
			return names.has(word.toLocaleLowerCase()) ? [] : [{ word, at: start + match.index, line }];
		},
	);
}

/** The words of what is told, small, for `wordsToCheck`: each of a name or an address, with and without its genitive. */
export function namesIn(told: readonly string[]): ReadonlySet<string> {
	const words = told.flatMap((text) => text.toLocaleLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []);
	return new Set(words.flatMap((word) => [word, `${word}s`, `${word}'s`, `${word}\u2019s`]));
}
