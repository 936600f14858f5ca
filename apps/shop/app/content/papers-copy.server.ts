import { sayAll, wordsOf } from "@offizin/words";
import { cardCounts } from "./card-counts.ts";

/** Head of the page of papers; relief varnish is named where a card can have it. */
export function papersCopy(hasRelief: boolean, locale: string) {
	const { papers, foilPapers: foil, reliefPapers: relief } = cardCounts;
	const values = { papers, foil, relief, hasRelief: hasRelief ? "yes" : "no" };
	return sayAll(wordsOf(locale).prose.papers, values, locale);
}
