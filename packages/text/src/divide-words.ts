import { SOFT_HYPHEN } from "./displayed-text.ts";
import { graphemeBoundaries } from "./graphemes.ts";
import type { Hyphenator } from "./hyphenation.ts";

const MIN_WORD = 6;
/** No language has a longer word in its patterns; what is longer is bad input, and patterns cost its square. */
const MAX_WORD = 80;
const MIN_BEFORE = 2;
const MIN_AFTER = 3;

const token = /\S+/gu;
const word = /[\p{L}\p{M}\u00ad]+/gu;
/** Numbers, e-mail and web addresses: a hyphen inside them would be read as part of them. */
const unbroken = /[\p{Nd}@]|:\/\/|\p{L}\.\p{L}{2}/u;

/**
 * Where words of a text may be divided, ascending. A soft hyphen typed into a word wins over the patterns;
 * words of capitals only, numbers and addresses stay whole.
 */
export function divisionsIn(text: string, hyphenator: Hyphenator): number[] {
	const divisions: number[] = [];
	for (const { 0: content, index } of text.matchAll(token)) {
		if (unbroken.test(content)) continue;
		for (const { 0: letters, index: offset } of content.matchAll(word)) {
			divisions.push(...divisionsOf(letters, hyphenator).map((position) => index + offset + position));
		}
	}
	return divisions;
}

function divisionsOf(letters: string, hyphenator: Hyphenator): number[] {
	if (letters.length < MIN_WORD || letters.includes(SOFT_HYPHEN) || letters === letters.toUpperCase())
		return [];
	const starts = graphemeBoundaries(letters);
	const length = starts.length - 1;
	if (length < MIN_WORD || length > MAX_WORD) return [];
	// The patterns know "ü" as one character only, however it was typed.
	const composed = starts
		.slice(0, -1)
		.map((start, at) => letters.slice(start, starts[at + 1]).normalize("NFC"));
	if (composed.some((letter) => letter.length !== 1)) return [];
	return hyphenator
		.divisions(composed.join("").toLowerCase())
		.filter((at) => at >= MIN_BEFORE && length - at >= MIN_AFTER)
		.flatMap((at) => starts[at] ?? []);
}
