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
	const words = folded(search).split(/\s+/).filter(Boolean);
	return ideas.filter((one) => {
		const { idea, told } = one;
		const text = folded(`${told} ${idea.by ?? ""}`);
		return (
			(occasion === null || idea.occasion === occasion) &&
			(tone === null || idea.tone === tone) &&
			(length === null || lengthOf(one) === length) &&
			words.every((word) => text.includes(word))
		);
	});
}

/** Without accents. Not `plainLetters`: shared with the search of the shop it would come into the script of every page. */
const folded = (text: string) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
