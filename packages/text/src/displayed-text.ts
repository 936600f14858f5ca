export const SOFT_HYPHEN = "\u00ad";

const hasSpecial = /[\u00ad\u2028\u2029\p{Cc}]/u;
const undrawn = /[\u00ad\u2028\u2029]|(?!\t)\p{Cc}/u;
const trailingSpaces = /[\t \u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]+$/;

/** What is sent to the shaper for a range of the text, and the source index of each of its code units. */
export interface DisplayedText {
	readonly text: string;
	sourceIndex(displayIndex: number): number;
}

/** Drops soft hyphens and control characters, shows a tab as a space, and adds the hyphen of a divided word. */
export function displayedText(
	source: string,
	start: number,
	end: number,
	hyphenated: boolean,
): DisplayedText {
	const slice = source.slice(start, end);
	if (!hasSpecial.test(slice)) return { text: slice, sourceIndex: (index) => start + index };
	let text = "";
	const indices: number[] = [];
	for (let index = start; index < end; index++) {
		const unit = source.charAt(index);
		if (undrawn.test(unit)) continue;
		text += unit === "\t" ? " " : unit;
		indices.push(index);
	}
	if (hyphenated) {
		text += "\u2010";
		indices.push(end - 1);
	}
	return { text, sourceIndex: (index) => indices[index] ?? end };
}

/** False for what takes no place on a line: soft hyphens inside it and control characters. */
export function isDrawnAt(text: string, index: number): boolean {
	return !undrawn.test(text.charAt(index));
}

/** End of the range without the spaces that hang at a line's end (U+00A0 and other glue stays). */
export function visibleEnd(text: string, start: number, end: number): number {
	return start + text.slice(start, end).replace(trailingSpaces, "").length;
}
