import { err, ok, type Result } from "@offizin/base";
import type { Configurable } from "./configurable.ts";
import type { ProductConfigurationError } from "./configuration-error.ts";
import type { Constraint } from "./constraint.ts";
import type { Configuration } from "./option.ts";
import { readValue } from "./read-value.ts";
import { violations } from "./violations.ts";

/** Why a configuration is refused, without what could be had in its place: that is worked out by `impossible`. */
export type ConfigurationRefusal =
	| Extract<ProductConfigurationError, { code: "configuration_unknown_value" }>
	| {
			readonly code: "configuration_impossible";
			/** As it was read. */
			readonly read: Configuration;
			readonly broken: readonly Constraint[];
	  };

/** A value for every option in its canonical text, from what is chosen or else its default. Nothing of it gives way. */
export function readConfiguration(
	product: Configurable,
	chosen: Configuration,
): Result<Configuration, ConfigurationRefusal> {
	const configuration: Record<string, string> = {};
	for (const option of product.options) {
		const read = readValue(option, chosen[option.key] ?? option.default);
		if (!read.ok) return read;
		configuration[option.key] = read.value;
	}
	const broken = violations(product, configuration);
	if (broken.length === 0) return ok(configuration);
	return err({ code: "configuration_impossible", read: configuration, broken });
}
