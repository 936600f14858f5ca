import { err, ok, type Result } from "@offizin/base";
import type { ProductConfigurationError } from "./configuration-error.ts";
import { isInDomain, offeredValues } from "./domain.ts";
import { formatImageFormat, parseImageFormat } from "./image-format.ts";
import { wholeOf } from "./matching.ts";
import type { Option } from "./option.ts";

/** One way to write each value: "024" is "24", "060x40" is "60x40". */
function canonical({ domain }: Option, value: string): string {
	switch (domain.kind) {
		case "list":
			return value;
		case "whole":
			return String(wholeOf(value) ?? value);
		case "size": {
			const read = parseImageFormat(value);
			return read.ok ? formatImageFormat(read.value) : value;
		}
	}
}

/** What there is in place of an unknown value: all of a list, the numbers beside it, the offered sizes. */
function alternativesTo(option: Option, value: string): readonly string[] {
	if (option.domain.kind !== "whole") return offeredValues(option);
	const { min, max, step } = option.domain;
	const last = max - ((max - min) % step);
	const whole = wholeOf(value) ?? min;
	const below = Math.min(Math.max(whole - ((((whole - min) % step) + step) % step), min), last);
	const above = Math.min(below + step, last);
	return [...new Set([String(below), String(above)])];
}

/** Reads one value in its canonical text; refuses one that the option does not have. */
export function readValue(
	option: Option,
	value: string,
): Result<string, Extract<ProductConfigurationError, { code: "configuration_unknown_value" }>> {
	const written = canonical(option, value);
	if (isInDomain(option, written)) return ok(written);
	return err({
		code: "configuration_unknown_value",
		option: option.key,
		value,
		alternatives: alternativesTo(option, value),
	});
}
