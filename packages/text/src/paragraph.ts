/// <reference path="./linebreak.d.ts" />
import LineBreaker from "linebreak";
import { SOFT_HYPHEN, visibleEnd } from "./displayed-text.ts";
import { divisionsIn } from "./divide-words.ts";
import type { Hyphenator } from "./hyphenation.ts";

/** A stretch of text between hard breaks. */
export interface Paragraph {
	readonly start: number;
	readonly end: number;
	/** Places a line may end (UAX 14, and inside words where they are hyphenated), ascending; the last is `end`. */
	readonly breaks: readonly number[];
	/** Those of the breaks where a hyphen is shown without a soft hyphen in the text. */
	readonly divisions: ReadonlySet<number>;
}

export function paragraphsOf(text: string, hyphenator?: Hyphenator): Paragraph[] {
	let start = 0;
	return text.split("\n").map((content) => {
		const offset = start;
		const divisions = hyphenator ? divisionsIn(content, hyphenator) : [];
		const breaks = divisions.length === 0 ? breaksIn(content) : merged(breaksIn(content), divisions);
		start += content.length + 1;
		return {
			start: offset,
			end: offset + content.length,
			breaks: breaks.map((position) => offset + position),
			divisions: new Set(divisions.map((position) => offset + position)),
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
			if (content[walked] !== SOFT_HYPHEN) wordBefore = visibleEnd(content, walked, walked + 1) > walked;
		}
		const isLone = content[found.position - 1] === SOFT_HYPHEN && !wordBefore;
		if (found.position === content.length || !isLone) breaks.push(found.position);
	}
	return breaks;
}
