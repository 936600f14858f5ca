import { invariant } from "@offizin/base";
import type { Configurable } from "./configurable.ts";
import type { Constraint } from "./constraint.ts";
import { type ConstraintSet, firstConstraints, leaveOut } from "./constraint-set.ts";
import { offeredValues } from "./domain.ts";
import { type Matcher, matcherOf } from "./matching.ts";
import type { Configuration, Option } from "./option.ts";

/** What of one option a constraint speaks of. */
interface Clause {
	/** The place of the constraint in the product. */
	readonly constraint: number;
	/** Whether a value keeps the constraint, whatever the other options are: no condition of it, or its consequence. */
	readonly isKeptBy: Matcher;
}

/** A product as the solver reads it: all by the places of options and constraints. */
export interface CompiledProduct {
	readonly options: readonly Option[];
	readonly indexOf: ReadonlyMap<string, number>;
	readonly constraints: readonly Constraint[];
	readonly all: ConstraintSet;
	/** The options that each constraint speaks of, one bit each; see `bitOf`. */
	readonly masks: readonly number[];
	/** By option. */
	readonly clauses: readonly (readonly Clause[])[];
	/** By option, what each value that is shown leaves open: asked for hundreds of times by every panel. */
	readonly open: readonly ReadonlyMap<string, ConstraintSet>[];
}

/** Values of a configuration in the order of the options. */
export type ValueList = readonly string[];

/** The bit of an option: the first has the highest, so that of two sets the smaller number keeps the earlier options. */
export function bitOf({ options }: Pick<Configurable, "options">, option: number): number {
	return 1 << (options.length - 1 - option);
}

function openAfter(clauses: readonly Clause[], value: string, all: ConstraintSet): ConstraintSet {
	const open = [...all];
	for (const { constraint, isKeptBy } of clauses) {
		if (isKeptBy(value)) leaveOut(open, constraint);
	}
	return open;
}

function compile(product: Configurable): CompiledProduct {
	const { options, constraints } = product;
	// One bit for each option, and the sign stays free.
	invariant(options.length <= 30, `${product.key} has at most 30 options`);
	const indexOf = new Map(options.map(({ key }, index) => [key, index]));
	const masks = constraints.map(() => 0);
	const clauses = options.map((): Clause[] => []);
	for (const [constraint, { when, then }] of constraints.entries()) {
		const add = (key: string, isKeptBy: Matcher) => {
			const option = indexOf.get(key);
			invariant(option !== undefined, `${product.key} has the option ${key} of its constraint`);
			clauses[option]?.push({ constraint, isKeptBy });
			masks[constraint] = (masks[constraint] ?? 0) | bitOf(product, option);
		};
		for (const [key, values] of Object.entries(when)) {
			const matches = matcherOf(values);
			add(key, (value) => !matches(value));
		}
		add(then.option, matcherOf(then.values));
	}
	const all = firstConstraints(constraints.length);
	const open = options.map((option, place) => {
		const ofOption = clauses[place] ?? [];
		return new Map(offeredValues(option).map((value) => [value, openAfter(ofOption, value, all)]));
	});
	return { options, indexOf, constraints, all, masks, clauses, open };
}

const compiled = new WeakMap<Configurable, CompiledProduct>();

/** The product as the solver reads it, made once. Throws for a constraint of an option that the product has not. */
export function compiledProduct(product: Configurable): CompiledProduct {
	const known = compiled.get(product);
	if (known) return known;
	const made = compile(product);
	compiled.set(product, made);
	return made;
}

/** The constraints that a value of an option does not keep by itself. */
export function leftOpen(product: CompiledProduct, option: number, value: string): ConstraintSet {
	const known = product.open[option]?.get(value);
	return known ?? openAfter(product.clauses[option] ?? [], value, product.all);
}

export function valueList(product: CompiledProduct, configuration: Configuration): ValueList {
	return product.options.map(({ key, default: standard }) => configuration[key] ?? standard);
}

export function configurationOf(product: CompiledProduct, values: ValueList): Configuration {
	return Object.fromEntries(
		product.options.map(({ key, default: standard }, index) => [key, values[index] ?? standard]),
	);
}
