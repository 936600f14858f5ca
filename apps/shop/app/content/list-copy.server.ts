import { sayAll, wordsOf } from "@offizin/words";
import { cardCounts } from "./card-counts.ts";

/** Heads of the card lists. */
export function listCopy(locale: string) {
	return sayAll(wordsOf(locale).shop.lists, { papers: cardCounts.papers }, locale);
}
