import { isQuantity, type Product } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { paper } from "@offizin/formats";
import {
	type Configurable,
	type Configuration,
	type Parameters,
	possibleValues,
	settleConfiguration,
} from "@offizin/solver";

/** What an address chose, made possible where it was not. */
export interface ReadChoice {
	readonly configuration: Configuration;
	readonly quantity: number;
	/** A refinement that had to go because the paper does not take it, and the papers that would, cheapest first. */
	readonly lost: { readonly refinement: string; readonly papers: readonly string[] } | undefined;
}

/**
 * Choices out of an address. Values that the product has not become those of the template; a refinement the paper cannot
 * take is dropped and named (domain.md §6: tell what is lost, offer the nearest paper).
 */
export function readChoice(
	params: URLSearchParams,
	product: Pick<Product, "key" | "options" | "constraints" | "quantities">,
	defaults: Configuration,
): ReadChoice {
	const told: Parameters = Object.fromEntries(
		[...new Set(params.keys())]
			.map((name) => [name, params.getAll(name)] as const)
			.filter(([name, values]) => settleConfiguration(product, { [name]: values }, defaults).ok),
	);
	const settled = settleConfiguration(product, told, defaults);
	invariant(settled.ok, "parameters that can be read one by one can be read together");
	const { configuration } = settled.value;
	const { default: usual, max } = product.quantities;
	const quantity = Number(params.get("quantity") ?? usual);
	return {
		configuration,
		quantity: isQuantity(quantity) && quantity <= max ? quantity : usual,
		lost: lostRefinement(product, configuration, told.refinementType ?? defaults.refinementType),
	};
}

function lostRefinement(product: Configurable, configuration: Configuration, told: Parameters[string]) {
	const refinement = String(told);
	if (told === undefined || refinement === configuration.refinementType) return undefined;
	const papers = possibleValues(product, { ...configuration, refinementType: refinement }, "paperType")
		.filter(({ isPossible }) => isPossible)
		.map(({ value }) => value)
		.sort((one, other) => priceClass(one) - priceClass(other));
	return { refinement, papers };
}

function priceClass(key: string): number {
	return paper(key)?.priceClass ?? 0;
}
