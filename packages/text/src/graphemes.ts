const graphemeSegmenter = new Intl.Segmenter("de", { granularity: "grapheme" });
const wordSegmenter = new Intl.Segmenter("de", { granularity: "word" });
// Within this range only CR LF joins two code units into one grapheme, so no segmenter is needed.
const onePerUnit = /^[\n\x20-\x7e\u00a0-\u02ff\u2010-\u2027]*$/;

/** The user-perceived characters of a text (UAX 29). */
export function graphemes(text: string): string[] {
	if (onePerUnit.test(text)) return text.split("");
	return [...graphemeSegmenter.segment(text)].map(({ segment }) => segment);
}

/** Every UTF-16 index at which a caret may stand, ascending, from 0 to the length of the text. */
export function graphemeBoundaries(text: string): number[] {
	if (onePerUnit.test(text)) return Array.from({ length: text.length + 1 }, (_, index) => index);
	const boundaries = [0];
	for (const { index, segment } of graphemeSegmenter.segment(text)) boundaries.push(index + segment.length);
	return boundaries;
}

/** Start of the word the index is in or behind, 0 when there is none. */
export function wordStartBefore(text: string, index: number): number {
	let start = 0;
	for (const word of wordSegmenter.segment(text)) {
		if (word.index >= index) break;
		if (word.isWordLike) start = word.index;
	}
	return start;
}

/** End of the word the index is in or before, the text's length when there is none. */
export function wordEndAfter(text: string, index: number): number {
	for (const word of wordSegmenter.segment(text)) {
		const end = word.index + word.segment.length;
		if (word.isWordLike && end > index) return end;
	}
	return text.length;
}
