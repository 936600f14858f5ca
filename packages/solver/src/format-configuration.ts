import type { Configurable } from "./configurable.ts";
import type { Configuration, Option } from "./option.ts";
import { NONE } from "./parse-configuration.ts";

export interface FormatOptions {
	/** Leave out "ohne" where it is the default anyway (spec 5-5). */
	readonly dropNone?: boolean;
}

/** Name and value of each parameter in canonical order: options that share a parameter as one list, without "ohne". */
export function parametersOf(
	product: Configurable,
	configuration: Configuration,
	{ dropNone = false }: FormatOptions = {},
): readonly (readonly [name: string, value: string])[] {
	const chosen = ({ key, default: standard }: Option) => configuration[key] ?? standard;
	return product.options.flatMap((option, index) => {
		const { parameter } = option;
		if (parameter === undefined) {
			const isDropped = dropNone && chosen(option) === NONE && option.default === NONE;
			return isDropped ? [] : [[option.key, chosen(option)] as const];
		}
		const sharing = product.options.filter((other) => other.parameter === parameter);
		if (sharing[0] !== product.options[index]) return [];
		const values = sharing.map(chosen).filter((value) => value !== NONE);
		return values.length === 0 ? [] : [[parameter, values.join(",")] as const];
	});
}

/** A query string of parameters. Commas stay readable: they are allowed in a query and no value has one. */
export function queryOf(parameters: readonly (readonly [name: string, value: string])[]): string {
	return parameters
		.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)
		.join("&");
}

/** Canonical query: equal configurations are equal strings, however they were written. */
export function formatConfiguration(
	product: Configurable,
	configuration: Configuration,
	options: FormatOptions = {},
): string {
	return queryOf(parametersOf(product, configuration, options));
}
