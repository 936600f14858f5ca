import { designedProduct, type ProductKey } from "@offizin/assortment";
import type { ProductCartItem } from "@offizin/contract";
import { type Configuration, NONE } from "@offizin/solver";
import { productWords, swatchName } from "@offizin/words";

export interface Chosen {
	readonly product: ProductKey;
	readonly configuration: Configuration;
	/** Name of the colour that its edge, or what lies between its photos, is printed in. */
	readonly ground?: string | undefined;
}

/** Options that say that there is a colour. */
const colored: Readonly<Record<string, string>> = { photoframe: "edge", collage: "designId" };

/**
 * What was chosen, in words, option by option; what is packed beside is told apart, and nothing is said of what would go with
 * a part that is not there.
 */
export function chosenWords(
	{ product, configuration, ground }: Chosen,
	locale: string,
): ProductCartItem["choices"] {
	const { options, measures, follows, idle } = designedProduct(product);
	const words = productWords(product, locale);
	const told = measures?.(configuration) ?? {};
	const without = Object.entries(follows?.along ?? {}).filter(([leading]) => configuration[leading] === NONE);
	const missing = new Set([
		...without.flatMap(([, followers]) => followers),
		...(idle?.(configuration) ?? []),
	]);
	return options.flatMap(({ key, parameter }) => {
		const chosen = configuration[key] ?? NONE;
		if (chosen === NONE || parameter === "sku" || missing.has(key)) return [];
		const color = colored[product] === key && ground ? [swatchName(ground, locale)] : [];
		const note = [...(told[key]?.map(words.measure) ?? []), ...color].join(", ");
		return [
			{ option: key, name: words.option(key), value: words.value(key, chosen), ...(note ? { note } : {}) },
		];
	});
}
