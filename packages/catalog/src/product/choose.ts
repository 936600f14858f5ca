import { err, invariant, ok, type Result } from "@offizin/base";
import type { ProductConfigurationError } from "./configuration-error.ts";
import type { Constraint } from "./constraint.ts";
import { nearestConfiguration } from "./nearest-configuration.ts";
import type { Configuration } from "./option.ts";
import { possibleValues } from "./possible-values.ts";
import type { Product } from "./product.ts";
import { readValue } from "./read-value.ts";
import { violations } from "./violations.ts";

/** A choice that gave way to another, and why it had to. */
export interface Adjustment {
	readonly option: string;
	readonly from: string;
	readonly to: string;
	readonly constraint: Constraint;
}

export interface Choosing {
	readonly configuration: Configuration;
	readonly adjustments: readonly Adjustment[];
}

/**
 * Chooses one value; what does not go with it gives way, as little as possible. Impossible where nothing goes with the
 * value at all. Throws for an option that the product has not.
 */
export function choose(
	product: Product,
	configuration: Configuration,
	optionKey: string,
	value: string,
): Result<Choosing, ProductConfigurationError> {
	const option = product.options.find(({ key }) => key === optionKey);
	invariant(option, `${product.key} has the option ${optionKey}`);
	const read = readValue(option, value);
	if (!read.ok) return read;
	const wished = { ...configuration, [optionKey]: read.value };
	const nearest = nearestConfiguration(product, wished, [optionKey]);
	if (!nearest) return err(impossible(product, wished, optionKey));
	const adjustments = product.options
		.filter(({ key, default: standard }) => nearest[key] !== (wished[key] ?? standard))
		.map(({ key, default: standard }): Adjustment => {
			const from = wished[key] ?? standard;
			// The nearest changes no more than it must, so what it changed breaks something when it is put back.
			const [constraint] = violations(product, { ...nearest, [key]: from });
			invariant(constraint, `${product.key}: ${key} had to change from ${from}`);
			return { option: key, from, to: nearest[key] ?? standard, constraint };
		});
	return ok({ configuration: nearest, adjustments });
}

/** The refusal of a configuration that breaks a constraint: by `optionKey`, or else by the option that is ruled. */
export function impossible(
	product: Product,
	configuration: Configuration,
	optionKey?: string,
): Extract<ProductConfigurationError, { code: "configuration_impossible" }> {
	const broken = violations(product, configuration);
	const constraint =
		broken.find(
			({ when, then }) => optionKey !== undefined && (optionKey in when || then.option === optionKey),
		) ?? broken[0];
	invariant(constraint, `${product.key}: a configuration that can be made is not refused`);
	const option = optionKey ?? constraint.then.option;
	return {
		code: "configuration_impossible",
		option,
		value: configuration[option] ?? "",
		alternatives: possibleValues(product, configuration, option)
			.filter(({ isPossible }) => isPossible)
			.map((possible) => possible.value),
		constraint,
		nearest: nearestConfiguration(product, configuration, []),
	};
}
