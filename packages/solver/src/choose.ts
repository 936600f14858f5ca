import { err, invariant, ok, type Result } from "@offizin/base";
import type { Configurable } from "./configurable.ts";
import type { ProductConfigurationError } from "./configuration-error.ts";
import type { Constraint } from "./constraint.ts";
import { nearestConfiguration } from "./nearest-configuration.ts";
import type { Configuration } from "./option.ts";
import { possibleValues } from "./possible-values.ts";
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
	product: Configurable,
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
	return ok({ configuration: nearest, adjustments: adjustmentsBetween(product, wished, nearest) });
}

function optionsOf({ when, then }: Constraint): readonly string[] {
	return [...Object.keys(when), then.option];
}

/**
 * What changed from a wish to the configuration nearest to it, each with its reason (assortment.K8): a rule that the wish breaks
 * tells about the first option of it that changed; the others changed because they do not go with what stayed or with a
 * change explained before. So a canvas gives way to its frame, not to the border of the poster that takes its place.
 */
export function adjustmentsBetween(
	product: Configurable,
	wished: Configuration,
	nearest: Configuration,
): readonly Adjustment[] {
	const changes = product.options.flatMap(({ key, default: standard }) => {
		const from = wished[key] ?? standard;
		const to = nearest[key] ?? standard;
		return from === to ? [] : [{ option: key, from, to }];
	});
	const open = new Set(changes.map(({ option }) => option));
	const causes = new Map<string, Constraint>();
	const explain = (option: string, cause: Constraint) => {
		if (open.delete(option)) causes.set(option, cause);
	};

	for (const broken of violations(product, wished)) {
		const first = changes.find(({ option }) => optionsOf(broken).includes(option));
		if (first) explain(first.option, broken);
	}
	let reasons = changes
		.filter(({ option }) => open.has(option))
		.flatMap(({ option, from }) =>
			violations(product, { ...nearest, [option]: from }).map((broken) => ({ option, broken })),
		);
	while (open.size > 0) {
		reasons = reasons.filter(({ option }) => open.has(option));
		const next =
			reasons.find(({ option, broken }) =>
				optionsOf(broken).every((other) => other === option || !open.has(other)),
			) ?? reasons[0];
		// The nearest changes no more than it must, so what it changed breaks something when it is put back.
		invariant(next, `${product.key}: ${[...open].join(", ")} had to change`);
		explain(next.option, next.broken);
	}
	return changes.map((change) => {
		const constraint = causes.get(change.option);
		invariant(constraint, `${product.key}: ${change.option} changed for a reason`);
		return { ...change, constraint };
	});
}

/** The refusal of a configuration that breaks a constraint: by `optionKey`, or else by the option that is ruled. */
export function impossible(
	product: Configurable,
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
