import { ok } from "@offizin/base";
import { choicesOf } from "@offizin/solver";
import { productWords } from "@offizin/words";
import { choiceView, pricedChoice } from "./choice-view.ts";
import { priceAnswer } from "./dated-quote.ts";
import type { PricingContext } from "./pricing-context.ts";
import type { SelectedProduct } from "./read-selection.ts";

/** The options of photo prints with the lowest price of a print in each, and the price of the chosen one. */
export function photoOptionGroups({ product, selection }: SelectedProduct, pricing: PricingContext) {
	const quote = priceAnswer(product, selection, pricing);
	if (!quote.ok) return quote;
	const { format = "" } = selection.configuration;
	const words = productWords(product.key, pricing.site.locale);
	const groups = product.options.map(({ key }) => ({
		key,
		name: words.option(key),
		items: choicesOf(product, key).map((choice) => {
			if (key === "fit") return choiceView(choice, key, words);
			return pricedChoice(choice, key, product, pricing, { format, [key]: choice.key });
		}),
	}));
	return ok({ groups, quote: quote.value });
}
