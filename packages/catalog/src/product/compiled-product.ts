import { invariant } from "@offizin/base";
import type { Constraint } from "./constraint.ts";
import { type Matcher, matcherOf } from "./matching.ts";
import type { Configuration, Option } from "./option.ts";
import type { Product } from "./product.ts";

/** What of one option a constraint speaks of, by the option's place in the product. */
interface Clause {
	readonly option: number;
	readonly matches: Matcher;
}

/** A constraint as the solver reads it: satisfied where a condition does not match, or the consequence does. */
export interface CompiledConstraint {
	readonly constraint: Constraint;
	readonly when: readonly Clause[];
	readonly then: Clause;
	/** The options it speaks of, one bit each; see `bitOf`. */
	readonly mask: number;
}

export interface CompiledProduct {
	readonly options: readonly Option[];
	readonly indexOf: ReadonlyMap<string, number>;
	readonly constraints: readonly CompiledConstraint[];
	/** Matchers of all constraints that speak of an option, by its place: values they all treat alike are alike. */
	readonly matchers: readonly (readonly Matcher[])[];
}

/** Values of a configuration in the order of the options. */
export type ValueList = readonly string[];

/** The bit of an option: the first has the highest, so that of two sets the smaller number keeps the earlier options. */
export function bitOf(product: CompiledProduct, option: number): number {
	return 1 << (product.options.length - 1 - option);
}

function compile(product: Product): CompiledProduct {
	// One bit for each option, and the sign stays free.
	invariant(product.options.length <= 30, `${product.key} has at most 30 options`);
	const indexOf = new Map(product.options.map(({ key }, index) => [key, index]));
	const clause = (key: string, values: Constraint["then"]["values"]): Clause => {
		const option = indexOf.get(key);
		invariant(option !== undefined, `${product.key} has the option ${key} of its constraint`);
		return { option, matches: matcherOf(values) };
	};
	const last = product.options.length - 1;
	const constraints = product.constraints.map((constraint): CompiledConstraint => {
		const when = Object.entries(constraint.when).map(([key, values]) => clause(key, values));
		const then = clause(constraint.then.option, constraint.then.values);
		const mask = [...when, then].reduce((bits, { option }) => bits | (1 << (last - option)), 0);
		return { constraint, when, then, mask };
	});
	const clauses = constraints.flatMap(({ when, then }) => [...when, then]);
	const matchers = product.options.map((_, index) =>
		clauses.filter(({ option }) => option === index).map(({ matches }) => matches),
	);
	return { options: product.options, indexOf, constraints, matchers };
}

const compiled = new WeakMap<Product, CompiledProduct>();

/** The product as the solver reads it, made once. Throws for a constraint of an option that the product has not. */
export function compiledProduct(product: Product): CompiledProduct {
	const known = compiled.get(product);
	if (known) return known;
	const made = compile(product);
	compiled.set(product, made);
	return made;
}

export function isSatisfied({ when, then }: CompiledConstraint, values: ValueList): boolean {
	return (
		then.matches(values[then.option] ?? "") ||
		when.some(({ option, matches }) => !matches(values[option] ?? ""))
	);
}

export function valueList(product: CompiledProduct, configuration: Configuration): ValueList {
	return product.options.map(({ key, default: standard }) => configuration[key] ?? standard);
}

export function configurationOf(product: CompiledProduct, values: ValueList): Configuration {
	return Object.fromEntries(
		product.options.map(({ key, default: standard }, index) => [key, values[index] ?? standard]),
	);
}
