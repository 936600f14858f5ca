import { sayAll, wordsOf } from "@offizin/words";
import { postedSendings } from "#app/magazine/post-dates.ts";

/** The article about deadlines. */
export function timingArticle(locale: string) {
	const words = sayAll(wordsOf(locale).prose.timing, { sendings: postedSendings.length }, locale);
	return { ...words, published: "2026-11-20" };
}
