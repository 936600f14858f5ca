export { accessories, accessory } from "./accessory/accessories.ts";
export type { Accessory } from "./accessory/accessory.ts";
export { parseSku, type UnknownSku } from "./accessory/parse-sku.ts";
export { type AccessoryKind, accessoryKinds, formatSku, type Sku } from "./accessory/sku.ts";
export {
	type ColorValue,
	colorNameDe,
	colorNamesDe,
	formatColor,
	parseColor,
} from "./facet/color-combination.ts";
export {
	aspectRatioNamesDe,
	aspectRatios,
	type FilterKey,
	filterKeys,
	filterNamesDe,
	photobookSortKeys,
	pseudoOptionNamesDe,
	pseudoOptions,
	readFacetValue,
	sortKeysOf,
} from "./facet/filter.ts";
export { type Occasion, occasion, occasions } from "./facet/occasions.ts";
export { formatLength, formatSize, type LengthUnit, lengthUnit } from "./format-length.ts";
export {
	formatImageFormat,
	type ImageFormat,
	type ImageFormatError,
	parseImageFormat,
} from "./image-format.ts";
export { formatLocaleCode, type LocaleCode, type LocaleCodeError, parseLocaleCode } from "./locale-code.ts";
export { merchProduct } from "./merch/merch-product.ts";
export { photoboxProduct } from "./photobox/photobox-product.ts";
export { photoprintProduct } from "./photoprint/photoprint-product.ts";
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
