import { err, type Result } from "@offizin/base";
import { impossible } from "./choose.ts";
import type { Configurable } from "./configurable.ts";
import type { ProductConfigurationError } from "./configuration-error.ts";
import type { Configuration } from "./option.ts";
import { type Parameters, readGiven } from "./parse-configuration.ts";
import { readConfiguration } from "./read-configuration.ts";

/**
 * What an input makes of a configuration that was chosen before. Nothing of it gives way: what the input tells and what
 * was chosen are refused where they exclude each other, and so is a chosen value that the product no longer has.
 */
export function changeConfiguration(
	product: Configurable,
	chosen: Configuration,
	input: Parameters,
): Result<Configuration, ProductConfigurationError> {
	const given = readGiven(product, input);
	if (!given.ok) return given;
	const changed = readConfiguration(product, { ...chosen, ...given.value });
	if (changed.ok) return changed;
	if (changed.error.code !== "configuration_impossible") return err(changed.error);
	const { read, broken } = changed.error;
	const told = product.options.find(
		({ key }) =>
			given.value[key] !== undefined && broken.some(({ when, then }) => key in when || then.option === key),
	);
	return err(impossible(product, read, told?.key));
}
