import { optionNameDe, type Product, shortListDe, valueNameDe } from "@offizin/assortment";
import type { OfficeProduct } from "@offizin/contract";
import { channels, OPERATOR_LOCALE } from "@offizin/sites";
import type { Choice, Constraint, Option, Values } from "@offizin/solver";
import { productWords } from "@offizin/words";

/** As many values are named before the rest is counted. */
const NAMED = 12;

/** A product with its options and rules in words. */
export function productView(product: Product): OfficeProduct {
	const words = productWords(product.key, OPERATOR_LOCALE);
	return {
		key: product.key,
		name: product.nameDe,
		channels: product.channels.map((channel) => channels[channel].name),
		options: product.options.map((option) => ({
			key: option.key,
			name: option.nameDe,
			values: domainDe(option),
			default: valueNameDe(product, option.key, option.default),
		})),
		rules: product.constraints.map((constraint) => ({
			code: constraint.code,
			reason: words.reason(constraint),
			condition: conditionDe(product, constraint),
			source: constraint.source,
		})),
	};
}

function domainDe({ domain }: Option): string {
	switch (domain.kind) {
		case "list":
			return named(domain.choices.map(({ nameDe }) => nameDe));
		case "whole":
			return `${domain.min} bis ${domain.max} ${domain.unitDe}, in Schritten von ${domain.step}`;
		case "size":
			return `freie Größe, kurze Kante ${domain.short.min} bis ${domain.short.max}, lange ${domain.long.min} bis ${domain.long.max} cm`;
	}
}

/** "Wenn Papier: Kraft, dann Veredelung: ohne, Relief." */
function conditionDe(product: Product, { when, then }: Constraint): string {
	const conditions = Object.entries(when).map(
		([option, values]) => `${optionNameDe(product, option)}: ${valuesDe(product, option, values)}`,
	);
	const demand = `${optionNameDe(product, then.option)}: ${valuesDe(product, then.option, then.values)}`;
	return conditions.length === 0 ? `Immer ${demand}.` : `Wenn ${conditions.join(" und ")}, dann ${demand}.`;
}

function valuesDe(product: Product, option: string, values: Values): string {
	if (isListed(values)) return listedDe(product, option, values);
	if ("short" in values || "long" in values) {
		return [edgeDe("kurze Kante", values.short), edgeDe("lange Kante", values.long)]
			.filter(Boolean)
			.join(", ");
	}
	const { min, max, step } = { min: undefined, max: undefined, step: undefined, ...values };
	return [rangeDe(min, max), step === undefined ? "" : `in Schritten von ${step}`].filter(Boolean).join(", ");
}

function isListed(values: Values): values is readonly string[] {
	return Array.isArray(values);
}

/** Which values there are, or, where that is much shorter, which there are not. */
function listedDe(product: Product, option: string, values: readonly string[]): string {
	const domain = product.options.find(({ key }) => key === option)?.domain;
	if (domain?.kind !== "list") return named(values.map((key) => valueNameDe(product, option, key)));
	const { choices } = domain;
	// An accessory is called the same in every size, and a rule is often about one of them.
	const name = ({ nameDe, noteDe }: Choice) => {
		const isShared = choices.filter((choice) => choice.nameDe === nameDe).length > 1;
		return isShared && noteDe !== undefined ? `${nameDe} (${noteDe})` : nameDe;
	};
	const others = choices.filter(({ key }) => !values.includes(key));
	return others.length > 0 && others.length * 2 < values.length
		? `alles außer ${describedAlike(others, choices) ?? named(others.map(name))}`
		: named(choices.filter(({ key }) => values.includes(key)).map(name));
}

/** What is said of all of some choices and of no other: "C6, 162 × 114 mm, 120 g/m²"; undefined when there is no such thing. */
function describedAlike(some: readonly Choice[], all: readonly Choice[]): string | undefined {
	const note = some[0]?.noteDe;
	const alike = all.filter(({ noteDe }) => noteDe === note);
	const isSame = alike.length === some.length && some.every(({ noteDe }) => noteDe === note);
	return some.length > 1 && isSame ? note : undefined;
}

/** Names in a row, each once. */
function named(names: readonly string[]): string {
	return shortListDe([...new Set(names)], NAMED);
}

function edgeDe(edge: string, range: { readonly min?: number; readonly max?: number } | undefined): string {
	return range ? `${edge} ${rangeDe(range.min, range.max)} cm` : "";
}

function rangeDe(min: number | undefined, max: number | undefined): string {
	if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} bis ${max}`;
	if (min !== undefined) return `ab ${min}`;
	return max === undefined ? "beliebig" : `bis ${max}`;
}
