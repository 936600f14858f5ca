export { accessories, accessory } from "./accessory/accessories.ts";
export type { Accessory } from "./accessory/accessory.ts";
export { parseSku, type UnknownSku } from "./accessory/parse-sku.ts";
export { type AccessoryKind, accessoryKinds, formatSku, type Sku } from "./accessory/sku.ts";
export { formatLength, formatSize, type LengthUnit, lengthUnit } from "./format-length.ts";
export type { Constraint, Values } from "./product/constraint.ts";
export type { Choice, Configuration, Option, OptionDomain, Range } from "./product/option.ts";
export type { Fact, Product, ProductKey } from "./product/product.ts";
