import { compiledProduct, leftOpen, valueList } from "./compiled-product.ts";
import type { Configurable } from "./configurable.ts";
import type { Constraint } from "./constraint.ts";
import { inEach, isIn } from "./constraint-set.ts";
import type { Configuration } from "./option.ts";

/**
 * The constraints that a configuration breaks; none where it can be made. Options that it does not name count with
 * their defaults. Whether a value is one of its option's at all is asked by `parseConfiguration`.
 */
export function violations(product: Configurable, configuration: Configuration): readonly Constraint[] {
	const compiled = compiledProduct(product);
	const open = valueList(compiled, configuration).map((value, place) => leftOpen(compiled, place, value));
	const broken = inEach(open, compiled.all);
	return product.constraints.filter((_, place) => isIn(broken, place));
}
