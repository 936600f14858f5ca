export { choicesOf } from "./choices-of.ts";
export { type Adjustment, type Choosing, choose } from "./choose.ts";
export type { ProductConfigurationError } from "./configuration-error.ts";
export type { Constraint, Values } from "./constraint.ts";
export { currentSizeLimits, type SizeLimits } from "./current-limits.ts";
export { isInDomain, offeredValues } from "./domain.ts";
export { fnv1a64 } from "./fnv.ts";
export {
	configurationHash,
	type FormatOptions,
	formatConfiguration,
	parametersOf,
	queryOf,
} from "./format-configuration.ts";
export {
	formatImageFormat,
	type ImageFormat,
	type ImageFormatError,
	parseImageFormat,
} from "./image-format.ts";
export { isListed } from "./matching.ts";
export { nearestConfiguration } from "./nearest-configuration.ts";
export type { Choice, Configuration, Option, OptionDomain, Range } from "./option.ts";
export { defaultConfiguration, type Parameters, parseConfiguration, textOf } from "./parse-configuration.ts";
export { type PossibleValue, possibleValues } from "./possible-values.ts";
export { settleConfiguration } from "./settle-configuration.ts";
export { unreadParameters } from "./unread-parameters.ts";
export { violations } from "./violations.ts";
