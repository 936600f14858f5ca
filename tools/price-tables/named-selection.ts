import { type ProductKey, productOf } from "@offizin/assortment";
import type { Selection } from "@offizin/pricing";
import { defaultConfiguration, violations } from "@offizin/solver";
import { productWords } from "@offizin/words";

/** Something that is bought, and what it is called in the tables. */
export interface NamedSelection {
	readonly nameDe: string;
	readonly selection: Selection;
}

/** What differs from the default configuration of a product. Throws for what cannot be made. */
export function named(
	nameDe: string,
	product: ProductKey,
	values: Readonly<Record<string, string>>,
	quantity = 1,
): NamedSelection {
	const made = productOf(product);
	if (!made) throw new Error(`There is no product ${product}.`);
	const configuration = { ...defaultConfiguration(made), ...values };
	const broken = violations(made, configuration).map(productWords(product, "de-DE").reason);
	if (broken.length > 0) throw new Error(`${nameDe}: ${broken.join(" ")}`);
	return { nameDe, selection: { product, configuration, quantity } };
}
