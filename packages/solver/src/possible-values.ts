import { invariant } from "@offizin/base";
import { compiledProduct, leftOpen, valueList } from "./compiled-product.ts";
import type { Configurable } from "./configurable.ts";
import type { Constraint } from "./constraint.ts";
import { inEach, placesIn } from "./constraint-set.ts";
import { offeredValues } from "./domain.ts";
import type { Configuration } from "./option.ts";

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
	product: Configurable,
	configuration: Configuration,
	optionKey: string,
): readonly PossibleValue[] {
	const compiled = compiledProduct(product);
	const place = compiled.indexOf.get(optionKey);
	const option = place === undefined ? undefined : compiled.options[place];
	invariant(place !== undefined && option, `${product.key} has the option ${optionKey}`);
	const open = valueList(compiled, configuration).map((value, other) => leftOpen(compiled, other, value));
	const openToOthers = inEach(open.toSpliced(place, 1), compiled.all);
	return offeredValues(option).map((value) => {
		const [broken] = placesIn(inEach([leftOpen(compiled, place, value)], openToOthers));
		const violated = broken === undefined ? undefined : compiled.constraints[broken];
		return violated ? { value, isPossible: false, violated } : { value, isPossible: true };
	});
}
