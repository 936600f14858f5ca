import type { Constraint } from "./constraint.ts";
import type { Configuration } from "./option.ts";

/** Why a choice is refused. */
export type ProductConfigurationError =
	| {
			readonly code: "configuration_unknown_value";
			/** The option, or the parameter that was read for several: "sku", "startDate". */
			readonly option: string;
			readonly value: string;
			/** What there is instead: all of a list, the nearest of numbers, the offered sizes. */
			readonly alternatives: readonly string[];
	  }
	| {
			readonly code: "configuration_impossible";
			readonly option: string;
			readonly value: string;
			/** Values of the option that go with all else as it is. */
			readonly alternatives: readonly string[];
			readonly constraint: Constraint;
			/** The whole configuration that comes nearest; undefined where nothing goes with what was fixed. */
			readonly nearest: Configuration | undefined;
	  };
