/// <reference path="./linebreak.d.ts" />
import LineBreaker from "linebreak";
import { isDrawnAt, SOFT_HYPHEN, visibleEnd } from "./displayed-text.ts";
import { divisionsIn } from "./divide-words.ts";
import type { Hyphenator } from "./hyphenation.ts";

/** A stretch of text between hard breaks. */
export interface Paragraph {
	readonly start: number;
	readonly end: number;
	/** Places a line may end (UAX 14, and inside words where they are hyphenated), ascending; the last is `end`. */
	readonly breaks: readonly number[];
	/** Those of the breaks that divide a word, so that a hyphen is shown. */
	readonly divisions: ReadonlySet<number>;
}

export function paragraphsOf(text: string, hyphenator?: Hyphenator): Paragraph[] {
	let start = 0;
	return text.split("\n").map((content) => {
		const offset = start;
		start += content.length + 1;
		const inWords = hyphenator ? divisionsIn(content, hyphenator) : [];
		const breaks = breaksIn(content);
		const isDivision = (position: number) =>
			position < content.length && content[position - 1] === SOFT_HYPHEN;
		const shift = (position: number) => offset + position;
		return {
			start: offset,
			end: offset + content.length,
			breaks: (inWords.length === 0 ? breaks : merged(breaks, inWords)).map(shift),
			divisions: new Set([...breaks.filter(isDivision), ...inWords].map(shift)),
		};
	});
}

function merged(breaks: readonly number[], divisions: readonly number[]): number[] {
	return [...new Set([...breaks, ...divisions])].sort((one, other) => one - other);
}

function breaksIn(content: string): number[] {
	const breaks: number[] = [];
	const breaker = new LineBreaker(content);
	let walked = 0;
	let wordBefore = false;
	for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
		// A soft hyphen with nothing before it to divide would print a lone hyphen.
		for (; walked < found.position; walked++) {
			if (isDrawnAt(content, walked)) wordBefore = visibleEnd(content, walked, walked + 1) > walked;
		}
		const isLone = content[found.position - 1] === SOFT_HYPHEN && !wordBefore;
		if (found.position === content.length || !isLone) breaks.push(found.position);
	}
	return breaks;
}
