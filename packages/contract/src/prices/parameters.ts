import { z } from "zod";

/** Longest value of one parameter: a list of SKUs. */
const MAX_VALUE = 400;
const MAX_SKUS = 20;

/** A parameter of a price call with the value its example uses. */
export function parameter(example: string) {
	return z.string().max(MAX_VALUE).optional().meta({ param: { example } });
}

/**
 * Parameters of spec 3.8 a call reads, with the values of its example. All may be left out: the defaults of the product
 * stand in. Others are dropped (5-5).
 */
export function parameters<const Examples extends Readonly<Record<string, string>>>(examples: Examples) {
	const shape = Object.fromEntries(
		Object.entries(examples).map(([name, example]) => [name, parameter(example)]),
	) as Record<keyof Examples & string, ReturnType<typeof parameter>>;
	return z.object(shape);
}

/** SKUs, with commas between them or the parameter repeated. */
export function skuParameter(example: string) {
	return z
		.union([z.string().max(MAX_VALUE), z.array(z.string().max(MAX_VALUE)).max(MAX_SKUS)])
		.optional()
		.meta({ param: { example } });
}

/** How many copies; the product's own number where it is left out. Whether so many can be made is its question, too. */
export function quantityParameter(example: number) {
	return z
		.preprocess((value) => (value === "" ? undefined : value), z.coerce.number().optional())
		.optional()
		.meta({ param: { example } });
}

/** A whole number up to 50. */
export function countParameter(example: number) {
	return z
		.preprocess(
			(value) => (value === "" ? undefined : value),
			z.coerce.number().int().min(0).max(50).optional(),
		)
		.optional()
		.meta({ param: { example } });
}

/** Must be given, as in the example. */
export function requiredParameter(example: string) {
	return z.string().min(1).max(MAX_VALUE).meta({ param: { example } });
}
