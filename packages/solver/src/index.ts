export { changeConfiguration } from "./change-configuration.ts";
export { choicesOf } from "./choices-of.ts";
export { choose } from "./choose.ts";
export { type Change, chooseKeeping, type Following, type Keeping } from "./choose-keeping.ts";
export type { Configurable, Follows } from "./configurable.ts";
export type { ProductConfigurationError } from "./configuration-error.ts";
export type { Constraint, Reason, ReasonValue, Values } from "./constraint.ts";
export { currentSizeLimits, type SizeLimits } from "./current-limits.ts";
export { isInDomain, offeredValues } from "./domain.ts";
export { extentOf } from "./extent-of.ts";
export { formatConfiguration, parametersOf, queryOf } from "./format-configuration.ts";
export { parseImageFormat } from "./image-format.ts";
export { isSameConfiguration } from "./is-same-configuration.ts";
export { isListed } from "./matching.ts";
export { nearestConfiguration } from "./nearest-configuration.ts";
export type { Choice, Configuration, Extent, Option, OptionDomain, Range } from "./option.ts";
export {
	defaultConfiguration,
	NONE,
	type Parameters,
	parseConfiguration,
	textOf,
} from "./parse-configuration.ts";
export { type PossibleValue, possibleValues } from "./possible-values.ts";
export { type ConfigurationRefusal, readConfiguration } from "./read-configuration.ts";
export { relevantConstraints } from "./relevant-constraints.ts";
export { settleConfiguration } from "./settle-configuration.ts";
export { readParameters, unreadParameters } from "./unread-parameters.ts";
export { violations } from "./violations.ts";
