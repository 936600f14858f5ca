import { type ProductKey, productOf } from "@offizin/assortment";
import type { OptionDomain } from "@offizin/solver";
import { z } from "zod";

/** Longest value of one parameter: a list of SKUs. */
const MAX_VALUE = 400;
const MAX_SKUS = 20;

/** A parameter of a price call with the value its example uses. */
export function parameter(example: string, description?: string) {
	return z.string().max(MAX_VALUE).optional().meta({ param: { example, description } });
}

/** What a parameter of a product may be, for OpenAPI. Anything else is refused by the product, with what it may be. */
function known(domain: OptionDomain) {
	switch (domain.kind) {
		case "list":
			return { enum: domain.choices.map(({ key }) => key) };
		case "whole":
			return { type: "integer", minimum: domain.min, maximum: domain.max };
		case "size":
			return { pattern: "^[1-9]\\d*x[1-9]\\d*$" };
	}
}

/** One option of a product under its name of spec 3.8; no example where a call is told without it. */
export function optionParameter(product: ProductKey, key: string, example?: string) {
	const option = productOf(product)?.options.find((one) => one.key === key);
	if (!option) throw new Error(`${product} has no option ${key}`);
	const { domain } = option;
	const description = domain.kind === "size" ? "Width x height in whole centimetres." : undefined;
	return z
		.string()
		.max(MAX_VALUE)
		.optional()
		.meta({ ...known(domain), param: { example, description } });
}

/**
 * Options of a product that a call reads, with the values of its example. All may be left out: the defaults of the
 * product stand in. Any other parameter is refused by its name.
 */
export function optionParameters<const Examples extends Readonly<Record<string, string>>>(
	product: ProductKey,
	examples: Examples,
) {
	const shape = Object.fromEntries(
		Object.entries(examples).map(([key, example]) => [key, optionParameter(product, key, example)]),
	) as Record<keyof Examples & string, ReturnType<typeof optionParameter>>;
	return z.strictObject(shape);
}

/** SKUs, with commas between them or the parameter repeated. */
export function skuParameter(example: string) {
	return z
		.union([z.string().max(MAX_VALUE), z.array(z.string().max(MAX_VALUE)).max(MAX_SKUS)])
		.optional()
		.meta({ param: { example, description: "Accessories, with commas between them or repeated." } });
}

function withoutEmpty(value: unknown): unknown {
	return value === "" ? undefined : value;
}

/** Plain digits as a number; anything else is left for the schema to refuse, so that nobody guesses what "0x10" is. */
function readNumber(value: unknown): unknown {
	const isNumber = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
	return isNumber ? Number(value) : withoutEmpty(value);
}

/** How many copies; the product's own number where it is left out. Whether so many can be made is its question, too. */
export function quantityParameter(example: number) {
	return z
		.preprocess(readNumber, z.number().optional())
		.optional()
		.meta({ type: "integer", minimum: 1, param: { example } });
}

/** A whole number that may be left out. */
export function countParameter(
	example: number,
	{ max, description }: { readonly max: number; readonly description: string },
) {
	return z
		.preprocess(readNumber, z.int().min(0).max(max).optional())
		.optional()
		.meta({ param: { example, description } });
}

/** A whole number that must be given. */
export function lengthParameter(
	example: number,
	{ max, unit }: { readonly max: number; readonly unit: string },
) {
	return z.preprocess(readNumber, z.int().min(1).max(max)).meta({ param: { example, description: unit } });
}

/** "1" for yes. */
export function truthParameter(description: string) {
	return z
		.preprocess(withoutEmpty, z.enum(["0", "1"]).optional())
		.optional()
		.meta({ param: { example: "0", description } });
}

/** Must be given, as in the example. */
export function requiredParameter(example: string, description?: string) {
	return z.string().min(1).max(MAX_VALUE).meta({ param: { example, description } });
}
