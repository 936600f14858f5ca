import type { Product } from "@offizin/assortment";
import type { OfficeProduct } from "@offizin/contract";
import { channels } from "@offizin/sites";
import type { Choice, Constraint, Option, Values } from "@offizin/solver";
import { type ProductWords, productWords, say, shortList, wordsOf } from "@offizin/words";

/** As many values are named before the rest is counted. */
const NAMED = 12;

/** What rules are told with. */
interface Telling {
	readonly product: Product;
	readonly words: ProductWords;
	readonly locale: string;
}

/** A product with its options and rules in words. */
export function productView(product: Product, locale: string): OfficeProduct {
	const words = productWords(product.key, locale);
	const telling = { product, words, locale };
	return {
		key: product.key,
		name: words.name,
		channels: product.channels.map((channel) => channels[channel].name),
		options: product.options.map((option) => ({
			key: option.key,
			name: words.option(option.key),
			values: domainWords(option, telling),
			default: words.value(option.key, option.default),
		})),
		rules: product.constraints.map((constraint) => ({
			code: constraint.code,
			reason: words.reason(constraint),
			condition: conditionWords(constraint, telling),
			source: constraint.source,
		})),
	};
}

function domainWords({ key, domain }: Option, { words, locale }: Telling): string {
	const { rule } = wordsOf(locale).catalogueTable;
	switch (domain.kind) {
		case "list":
			return named(
				domain.choices.map((choice) => words.value(key, choice.key)),
				locale,
			);
		case "whole": {
			const { min, max, step } = domain;
			return say(rule.whole, { min: `${min}`, max: `${max}`, step, unit: words.unit(key) }, locale);
		}
		case "size": {
			const { short, long } = domain;
			const edges = { shortMin: short.min, shortMax: short.max, longMin: long.min, longMax: long.max };
			return say(rule.size, edges, locale);
		}
	}
}

/** "Wenn Papier: Kraft, dann Veredelung: ohne, Relief." */
function conditionWords({ when, then }: Constraint, telling: Telling): string {
	const { words, locale } = telling;
	const { rule } = wordsOf(locale).catalogueTable;
	const told = (option: string, values: Values) =>
		`${words.option(option)}: ${valuesWords(option, values, telling)}`;
	const conditions = Object.entries(when).map(([option, values]) => told(option, values));
	const demand = told(then.option, then.values);
	return conditions.length === 0
		? say(rule.always, { demand }, locale)
		: say(rule.when, { conditions: conditions.join(rule.and), demand }, locale);
}

function valuesWords(option: string, values: Values, telling: Telling): string {
	if (isListed(values)) return listedWords(option, values, telling);
	const { locale } = telling;
	const { rule } = wordsOf(locale).catalogueTable;
	if ("short" in values || "long" in values) {
		const edges = [
			[rule.shortEdge, values.short],
			[rule.longEdge, values.long],
		] as const;
		return edges
			.flatMap(([message, range]) =>
				range ? [say(message, { range: rangeWords(range, locale) }, locale)] : [],
			)
			.join(", ");
	}
	const { step, ...range } = { min: undefined, max: undefined, step: undefined, ...values };
	const steps = step === undefined ? [] : [say(rule.steps, { step }, locale)];
	return [rangeWords(range, locale), ...steps].join(", ");
}

function isListed(values: Values): values is readonly string[] {
	return Array.isArray(values);
}

/** Which values there are, or, where that is much shorter, which there are not. */
function listedWords(option: string, values: readonly string[], { product, words, locale }: Telling): string {
	const domain = product.options.find(({ key }) => key === option)?.domain;
	const nameOf = (key: string) => words.value(option, key);
	if (domain?.kind !== "list") return named(values.map(nameOf), locale);
	const { choices } = domain;
	const told = choices.map(({ key }) => ({ key, name: nameOf(key), note: words.note(option, key) }));
	// An accessory is called the same in every size, and a rule is often about one of them.
	const full = ({ name, note }: (typeof told)[number]) => {
		const isShared = told.filter((other) => other.name === name).length > 1;
		return isShared && note !== undefined ? `${name} (${note})` : name;
	};
	const others = told.filter(({ key }) => !values.includes(key));
	if (others.length === 0 || others.length * 2 >= values.length) {
		return named(told.filter(({ key }) => values.includes(key)).map(full), locale);
	}
	const { allBut } = wordsOf(locale).catalogueTable.rule;
	return say(allBut, { others: notedAlike(others, told) ?? named(others.map(full), locale) }, locale);
}

interface Told extends Pick<Choice, "key"> {
	readonly note: string | undefined;
}

/** What is said of all of some choices and of no other: "C6, 162 × 114 mm, 120 g/m²"; undefined when there is no such thing. */
function notedAlike(some: readonly Told[], all: readonly Told[]): string | undefined {
	const note = some[0]?.note;
	const alike = all.filter((one) => one.note === note);
	const isSame = alike.length === some.length && some.every((one) => one.note === note);
	return some.length > 1 && isSame ? note : undefined;
}

/** Names in a row, each once. */
function named(names: readonly string[], locale: string): string {
	return shortList([...new Set(names)], NAMED, locale);
}

interface OpenRange {
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

function rangeWords({ min, max }: OpenRange, locale: string): string {
	const { rule } = wordsOf(locale).catalogueTable;
	const told = { min: `${min}`, max: `${max}` };
	if (min !== undefined && max !== undefined) return min === max ? `${min}` : say(rule.range, told, locale);
	if (min !== undefined) return say(rule.from, told, locale);
	return max === undefined ? rule.any : say(rule.upTo, told, locale);
}
