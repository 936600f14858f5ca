export { accessories, accessory } from "./accessory/accessories.ts";
export type { Accessory } from "./accessory/accessory.ts";
export { parseSku, type UnknownSku } from "./accessory/parse-sku.ts";
export { type AccessoryKind, accessoryKinds, formatSku, type Sku } from "./accessory/sku.ts";
export { formatLength, formatSize, type LengthUnit, lengthUnit } from "./format-length.ts";
export {
	formatImageFormat,
	type ImageFormat,
	type ImageFormatError,
	parseImageFormat,
} from "./image-format.ts";
export { formatLocaleCode, type LocaleCode, type LocaleCodeError, parseLocaleCode } from "./locale-code.ts";
export { type Adjustment, type Choosing, choose } from "./product/choose.ts";
export type { ProductConfigurationError } from "./product/configuration-error.ts";
export {
	type ConfiguratorLink,
	type ConfiguratorLinkError,
	formatLink,
	type LinkReferences,
	parseLink,
} from "./product/configurator-link.ts";
export type { Constraint, Values } from "./product/constraint.ts";
export {
	configurationHash,
	type FormatOptions,
	formatConfiguration,
} from "./product/format-configuration.ts";
export { optionNameDe, valueNameDe } from "./product/names-de.ts";
export { nearestConfiguration } from "./product/nearest-configuration.ts";
export type { Choice, Configuration, Option, OptionDomain, Range } from "./product/option.ts";
export { defaultConfiguration, type Parameters, parseConfiguration } from "./product/parse-configuration.ts";
export { type PossibleValue, possibleValues } from "./product/possible-values.ts";
export type { Fact, Product, ProductKey } from "./product/product.ts";
export { productOf, products } from "./product/registry.ts";
export { violations } from "./product/violations.ts";
