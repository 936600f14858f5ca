/// <reference path="./linebreak.d.ts" />
import LineBreaker from "linebreak";
import { SOFT_HYPHEN, visibleEnd } from "./displayed-text.ts";

/** A stretch of text between hard breaks. */
export interface Paragraph {
	readonly start: number;
	readonly end: number;
	/** Places a line may end (UAX 14), ascending; the last is `end`. Empty for an empty paragraph. */
	readonly breaks: readonly number[];
}

export function paragraphsOf(text: string): Paragraph[] {
	let start = 0;
	return text.split("\n").map((content) => {
		const paragraph = {
			start,
			end: start + content.length,
			breaks: breaksIn(content).map((position) => start + position),
		};
		start = paragraph.end + 1;
		return paragraph;
	});
}

function breaksIn(content: string): number[] {
	const breaks: number[] = [];
	const breaker = new LineBreaker(content);
	for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
		if (found.position === content.length || hasWordBefore(content, found.position))
			breaks.push(found.position);
	}
	return breaks;
}

/** A soft hyphen with nothing before it to divide would print a lone hyphen. */
function hasWordBefore(content: string, position: number): boolean {
	if (content[position - 1] !== SOFT_HYPHEN) return true;
	let start = position;
	while (content[start - 1] === SOFT_HYPHEN) start--;
	return start > 0 && visibleEnd(content, 0, start) === start;
}
