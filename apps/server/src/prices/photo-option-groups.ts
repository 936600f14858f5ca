import { ok } from "@offizin/base";
import { choicesOf } from "@offizin/solver";
import { productWords } from "@offizin/words";
import { choiceView, pricedChoice } from "./choice-view.ts";
import { priceAnswer } from "./dated-quote.ts";
import type { PriceDesk } from "./price-desk.ts";
import type { Wished } from "./read-selection.ts";

/** The options of photo prints with the lowest price of a print in each, and the price of the chosen one. */
export function photoOptionGroups({ product, selection }: Wished, desk: PriceDesk) {
	const quote = priceAnswer(product, selection, desk);
	if (!quote.ok) return quote;
	const { format = "" } = selection.configuration;
	const words = productWords(product.key, desk.site.locale);
	const groups = product.options.map(({ key }) => ({
		key,
		name: words.option(key),
		items: choicesOf(product, key).map((choice) => {
			if (key === "fit") return choiceView(choice, key, words);
			return pricedChoice(choice, key, product, desk, { format, [key]: choice.key });
		}),
	}));
	return ok({ groups, quote: quote.value });
}
