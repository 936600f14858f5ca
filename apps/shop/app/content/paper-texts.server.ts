import { wordsOf } from "@offizin/words";

interface PaperText {
	/** A few words. */
	readonly short: string;
	/** Two or three sentences. */
	readonly long: string;
}

/** What papers and boards are like, by the key of each. */
export function paperTexts(locale: string): Readonly<Record<string, PaperText>> {
	return wordsOf(locale).prose.paperTexts;
}
