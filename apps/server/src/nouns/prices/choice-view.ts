import type { Product } from "@offizin/assortment";
import type { ChoiceView } from "@offizin/contract";
import { fromPrice } from "@offizin/pricing";
import type { Choice, Configuration } from "@offizin/solver";
import { type ProductWords, productWords } from "@offizin/words";
import type { PricingContext } from "./pricing-context.ts";

/** A choice of an option as answers carry it. */
export function choiceView({ key, swatch }: Choice, option: string, words: ProductWords): ChoiceView {
	const note = words.note(option, key);
	return {
		value: key,
		name: words.value(option, key),
		...(note === undefined ? {} : { note }),
		...(swatch === undefined ? {} : { swatch }),
	};
}

/** A choice with the lowest price that it can be had for. */
export function pricedChoice(
	choice: Choice,
	option: string,
	{ key }: Product,
	{ list, site }: PricingContext,
	pinned: Configuration,
): ChoiceView {
	const words = productWords(key, site.locale);
	return { ...choiceView(choice, option, words), from: fromPrice(key, list, pinned) };
}
