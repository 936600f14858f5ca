import { isDrawnAt, SOFT_HYPHEN, visibleEnd } from "./displayed-text.ts";
import { divisionsIn } from "./divide-words.ts";
import type { Hyphenator } from "./hyphenation.ts";
import type { Shaper } from "./shaper.ts";

/** A stretch of text between hard breaks. */
export interface Paragraph {
	readonly start: number;
	readonly end: number;
	/** Places a line may end (UAX 14, and inside words where they are hyphenated), ascending; the last is `end`. */
	readonly breaks: readonly number[];
	/** Those of the breaks that divide a word, so that a hyphen is shown. */
	readonly divisions: ReadonlySet<number>;
}

export function paragraphsOf(
	text: string,
	shaper: Pick<Shaper, "lineBreaks">,
	hyphenator?: Hyphenator,
): Paragraph[] {
	let start = 0;
	return text.split("\n").map((content) => {
		const offset = start;
		start += content.length + 1;
		const inWords = hyphenator ? divisionsIn(content, hyphenator) : [];
		const breaks = drawnBreaks(content, shaper.lineBreaks(content));
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

/** A soft hyphen with nothing before it to divide would print a lone hyphen. */
function drawnBreaks(content: string, breaks: readonly number[]): number[] {
	let walked = 0;
	let wordBefore = false;
	return breaks.filter((position) => {
		for (; walked < position; walked++) {
			if (isDrawnAt(content, walked)) wordBefore = visibleEnd(content, walked, walked + 1) > walked;
		}
		const isLone = content[position - 1] === SOFT_HYPHEN && !wordBefore;
		return position === content.length || !isLone;
	});
}
