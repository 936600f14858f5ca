import { invariant, ok, type Result } from "@offizin/base";
import { adjustmentsBetween, type Choosing } from "./choose.ts";
import type { Configurable } from "./configurable.ts";
import type { ProductConfigurationError } from "./configuration-error.ts";
import { nearestConfiguration } from "./nearest-configuration.ts";
import type { Configuration } from "./option.ts";
import { type Parameters, readGiven } from "./parse-configuration.ts";

/**
 * Reads a configuration like `parseConfiguration`, but of told choices that exclude each other the later options give
 * way: what comes nearest, and each told choice that had to change with its reason. Refuses only values that do not
 * exist.
 */
export function settleConfiguration(
	product: Configurable,
	input: Parameters,
	defaults: Partial<Configuration> = {},
): Result<Choosing, ProductConfigurationError> {
	const given = readGiven(product, input);
	if (!given.ok) return given;
	const wished: Configuration = Object.fromEntries(
		product.options.map(({ key, default: standard }) => [key, given.value[key] ?? defaults[key] ?? standard]),
	);
	const told = product.options.map(({ key }) => key).filter((key) => given.value[key] !== undefined);
	const configuration = nearestConfiguration(product, wished, told) ?? nearestToFirst(product, wished, told);
	invariant(configuration, `${product.key}: something can be made`);
	// What was not told is a default and no choice that anybody would miss.
	const adjustments = adjustmentsBetween(product, wished, configuration).filter(({ option }) =>
		told.includes(option),
	);
	return ok({ configuration, adjustments });
}

/**
 * The nearest configuration that keeps every told choice that goes with those told for earlier options. Of what gives way
 * for others (`Follows`) there is none instead of another that nobody asked for.
 */
function nearestToFirst(
	product: Configurable,
	wished: Configuration,
	told: readonly string[],
): Configuration | undefined {
	const yielding = new Set(Object.values(product.follows?.givesWay ?? {}).flat());
	const kept: string[] = [];
	let given = wished;
	let nearest: Configuration | undefined;
	for (const { key, default: standard } of product.options) {
		if (!told.includes(key)) continue;
		const keep = () => {
			const found = nearestConfiguration(product, given, [...kept, key]);
			if (!found) return false;
			kept.push(key);
			nearest = found;
			return true;
		};
		if (keep() || !yielding.has(key)) continue;
		given = { ...given, [key]: standard };
		if (!keep()) nearest = nearestConfiguration(product, given, kept);
	}
	return nearest;
}
