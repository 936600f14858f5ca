import { designedProduct, type ProductKey } from "@offizin/assortment";
import type { ProductCartItem } from "@offizin/contract";
import { type Configuration, NONE } from "@offizin/solver";
import { productWords } from "@offizin/words";

export interface Chosen {
	readonly product: ProductKey;
	readonly configuration: Configuration;
}

/** What was chosen, in words, option by option; what is packed beside is told apart. */
export function chosenWords({ product, configuration }: Chosen, locale: string): ProductCartItem["choices"] {
	const { options, measures } = designedProduct(product);
	const words = productWords(product, locale);
	const told = measures?.(configuration) ?? {};
	return options.flatMap(({ key, parameter }) => {
		const chosen = configuration[key] ?? NONE;
		if (chosen === NONE || parameter === "sku") return [];
		const note = told[key]?.map(words.measure).join(", ");
		return [
			{ option: key, name: words.option(key), value: words.value(key, chosen), ...(note ? { note } : {}) },
		];
	});
}
