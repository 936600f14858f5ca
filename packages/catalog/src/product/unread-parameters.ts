import { type Parameters, START_DATE, textOf } from "./parse-configuration.ts";
import type { Product } from "./product.ts";

/** Names under which a product's choices are read (spec 3.8-1), the quantity aside. */
function readParameters({ options }: Product): ReadonlySet<string> {
	const names = options.flatMap(({ key, parameter }) => [
		key,
		...(parameter === undefined ? [] : [parameter]),
	]);
	return new Set(names.includes("startMonth") ? [...names, START_DATE] : names);
}

/** Parameters of an input that say something and that no choice of the product is read from: what they ask for would be lost without a word. */
export function unreadParameters(product: Product, input: Parameters): readonly string[] {
	const read = readParameters(product);
	return Object.keys(input).filter((name) => !read.has(name) && textOf(input[name]) !== undefined);
}
