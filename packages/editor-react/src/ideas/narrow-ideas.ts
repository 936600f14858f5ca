import { plainLetters } from "@offizin/base";
import type { IdeaOccasion, IdeaTone } from "@offizin/words/ideas";
import type { ToldIdea } from "./told-ideas.ts";

/** The longest text, in characters, that counts as such; anything longer is long. */
const longest = { short: 80, middle: 160 } as const;
export const lengths = ["short", "middle", "long"] as const;
export type Length = (typeof lengths)[number];

/** Null: all of them. */
export interface Narrowing {
	readonly occasion: IdeaOccasion | null;
	readonly tone: IdeaTone | null;
	readonly length: Length | null;
	readonly search: string;
}

export function lengthOf({ told }: ToldIdea): Length {
	if (told.length <= longest.short) return "short";
	return told.length <= longest.middle ? "middle" : "long";
}

/** Ideas that are all that is asked for; every word of the search somewhere in the text, or in its author's name. */
export function narrowIdeas(
	ideas: readonly ToldIdea[],
	{ occasion, tone, length, search }: Narrowing,
): ToldIdea[] {
	const words = plain(search).split(/\s+/).filter(Boolean);
	return ideas.filter((one) => {
		const { idea, told } = one;
		const text = plain(`${told} ${idea.by ?? ""}`);
		return (
			(occasion === null || idea.occasion === occasion) &&
			(tone === null || idea.tone === tone) &&
			(length === null || lengthOf(one) === length) &&
			words.every((word) => text.includes(word))
		);
	});
}

const plain = (text: string) => plainLetters(text).toLowerCase();
