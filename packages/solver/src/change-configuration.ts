import { err, ok, type Result } from "@offizin/base";
import { impossible } from "./choose.ts";
import type { Configurable } from "./configurable.ts";
import type { ProductConfigurationError } from "./configuration-error.ts";
import type { Configuration } from "./option.ts";
import { type Parameters, readGiven } from "./parse-configuration.ts";
import { readValue } from "./read-value.ts";
import { violations } from "./violations.ts";

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
	const changed: Record<string, string> = {};
	for (const option of product.options) {
		const read = readValue(option, given.value[option.key] ?? chosen[option.key] ?? option.default);
		if (!read.ok) return read;
		changed[option.key] = read.value;
	}
	const broken = violations(product, changed);
	if (broken.length === 0) return ok(changed);
	const told = product.options.find(
		({ key }) =>
			given.value[key] !== undefined && broken.some(({ when, then }) => key in when || then.option === key),
	);
	return err(impossible(product, changed, told?.key));
}
