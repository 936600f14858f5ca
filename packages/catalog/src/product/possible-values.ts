import { invariant } from "@offizin/base";
import { compiledProduct, isSatisfied, valueList } from "./compiled-product.ts";
import type { Constraint } from "./constraint.ts";
import { offeredValues } from "./domain.ts";
import type { Configuration } from "./option.ts";
import type { Product } from "./product.ts";

export interface PossibleValue {
	readonly value: string;
	readonly isPossible: boolean;
	/** Why it is not: the first constraint it breaks. */
	readonly violated?: Constraint;
}

/**
 * The values of an option, each with whether the configuration can be made with it while all else is kept. Whole
 * numbers come with every step, free sizes with the offered ones. Throws for an option that the product has not.
 */
export function possibleValues(
	product: Product,
	configuration: Configuration,
	optionKey: string,
): readonly PossibleValue[] {
	const compiled = compiledProduct(product);
	const place = compiled.indexOf.get(optionKey);
	const option = place === undefined ? undefined : compiled.options[place];
	invariant(place !== undefined && option, `${product.key} has the option ${optionKey}`);
	const values = [...valueList(compiled, configuration)];
	return offeredValues(option).map((value) => {
		values[place] = value;
		const broken = compiled.constraints.find((one) => !isSatisfied(one, values));
		return broken ? { value, isPossible: false, violated: broken.constraint } : { value, isPossible: true };
	});
}
