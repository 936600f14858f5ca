export const SOFT_HYPHEN = "\u00ad";

const HYPHEN = "\u2010";
const hasSpecial = /[\u00ad\u2028\u2029\p{Cc}]/u;
const undrawn = /[\u00ad\u2028\u2029]|(?!\t)\p{Cc}/u;
const hangingSpace = /[\t \u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]/;

/** What is sent to the shaper for a range of the text, and the source index of each of its code units. */
export interface DisplayedText {
	readonly text: string;
	sourceIndex(displayIndex: number): number;
}

/** What a divided word shows at its line's end, and whether letters are shown as capitals. */
export interface Display {
	readonly hyphenated?: boolean;
	readonly capitals?: boolean;
}

/**
 * Drops soft hyphens and control characters, shows a tab as a space, and adds the hyphen of a divided word:
 * it belongs to the soft hyphen there, or stands behind the range when a pattern divided the word.
 */
export function displayedText(source: string, start: number, end: number, display: Display): DisplayedText {
	const slice = source.slice(start, end);
	if (!display.hyphenated && !display.capitals && !hasSpecial.test(slice)) {
		return { text: slice, sourceIndex: (index) => start + index };
	}
	let text = "";
	const indices: number[] = [];
	const show = (shown: string, index: number) => {
		text += shown;
		for (let unit = 0; unit < shown.length; unit++) indices.push(index);
	};
	let index = start;
	for (const character of slice) {
		if (!undrawn.test(character)) show(drawn(character, display), index);
		index += character.length;
	}
	if (display.hyphenated) show(HYPHEN, source[end - 1] === SOFT_HYPHEN ? end - 1 : end);
	return { text, sourceIndex: (position) => indices[position] ?? end };
}

function drawn(character: string, { capitals }: Display): string {
	if (character === "\t") return " ";
	return capitals ? character.toUpperCase() : character;
}

/** False for what takes no place on a line: soft hyphens inside it and control characters. */
export function isDrawnAt(text: string, index: number): boolean {
	return !undrawn.test(text.charAt(index));
}

/** End of the range without the spaces that hang at a line's end (U+00A0 and other glue stays). */
export function visibleEnd(text: string, start: number, end: number): number {
	let edge = end;
	while (edge > start && hangingSpace.test(text.charAt(edge - 1))) edge--;
	return edge;
}
