export { formatLength, formatSize, type LengthUnit, lengthUnit } from "./format-length.ts";
export type { Constraint, Values } from "./product/constraint.ts";
export type { Choice, Configuration, Option, OptionDomain, Range } from "./product/option.ts";
export type { Fact, Product, ProductKey } from "./product/product.ts";
