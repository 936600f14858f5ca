import type { CheckedWord } from "./words-to-check.ts";

/** What a dictionary does not know. */
type Unknown = ReadonlySet<string>;

const FEWEST_IN_LINE = 3;
const MOST_SUGGESTIONS = 3;
/** Words of at most so many letters must be a single letter off. */
const SHORT = 5;

/**
 * The words of a text that may be misspelt, with the place of the dictionary that knows most of the text. A line or a text
 * of which most is unknown is in another language: nothing is said of it.
 */
export function suspects(
	words: readonly CheckedWord[],
	dictionaries: readonly Unknown[],
): { readonly dictionary: number; readonly words: readonly CheckedWord[] } {
	const strange = dictionaries.map((unknown) => words.filter(({ word }) => unknown.has(word)).length);
	const dictionary = strange.indexOf(Math.min(...strange));
	const unknown = dictionaries[dictionary];
	if (!unknown || isForeign(words, unknown)) return { dictionary, words: [] };
	const lines = Map.groupBy(words, ({ line }) => line);
	const suspected = words.filter(({ word, line }) => {
		const around = lines.get(line) ?? [];
		// A line in the other language of the shop stands in many a card.
		const isElsewhere = dictionaries.some((other) => other !== unknown && isAllKnown(around, other));
		return unknown.has(word) && !isElsewhere && !isForeign(around, unknown);
	});
	return { dictionary, words: suspected };
}

/** What may be meant by a word; none where it resembles nothing, as names do. */
export function likelySuggestions(word: string, meant: readonly string[]): readonly string[] {
	const most = word.length <= SHORT ? 1 : 2;
	return (
		meant
			.filter((one) => !/[\s-]/.test(one))
			.map((one) => ({ one, letters: distance(word.toLocaleLowerCase(), one.toLocaleLowerCase()) }))
			.filter(({ letters }) => letters <= most)
			// How a word begins is seldom typed wrong.
			.toSorted((a, b) => a.letters - b.letters || beginning(b.one, word) - beginning(a.one, word))
			.slice(0, MOST_SUGGESTIONS)
			.map(({ one }) => one)
	);
}

/** How many of the first two letters are the same. */
function beginning(one: string, other: string): number {
	return one[0] === other[0] && one[1] === other[1] ? 2 : Number(one[0] === other[0]);
}

function isForeign(words: readonly CheckedWord[], unknown: Unknown): boolean {
	const strange = words.filter(({ word }) => unknown.has(word)).length;
	return words.length >= FEWEST_IN_LINE && strange * 2 > words.length;
}

function isAllKnown(words: readonly CheckedWord[], unknown: Unknown): boolean {
	return words.length > 1 && words.every(({ word }) => !unknown.has(word));
}

/** Letters that are added, left out, changed, or exchanged with their neighbour. */
function distance(one: string, other: string): number {
	let before: number[] = [];
	let row = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let i = 1; i <= one.length; i++) {
		const next = [i];
		for (let j = 1; j <= other.length; j++) {
			const isSame = one[i - 1] === other[j - 1];
			let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
			if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
				best = Math.min(best, (before[j - 2] ?? 0) + 1);
			}
			next.push(best);
		}
		[before, row] = [row, next];
	}
	return row[other.length] ?? 0;
}
