import type { Configurable } from "./configurable.ts";
import { type Parameters, START_DATE, textOf } from "./parse-configuration.ts";

/** Names under which a product's choices are read (spec 3.8-1), the quantity aside: of each option its key, and the one it shares with others. */
export function readParameters({ options }: Configurable): ReadonlySet<string> {
	const names = options.flatMap(({ key, parameter }) => [
		key,
		...(parameter === undefined ? [] : [parameter]),
	]);
	return new Set(names.includes("startMonth") ? [...names, START_DATE] : names);
}

/** Parameters of an input that say something and that no choice of the product is read from: what they ask for would be lost without a word. */
export function unreadParameters(product: Configurable, input: Parameters): readonly string[] {
	const read = readParameters(product);
	return Object.keys(input).filter((name) => !read.has(name) && textOf(input[name]) !== undefined);
}
