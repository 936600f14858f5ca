import type { Product, UnknownSku } from "@offizin/assortment";
import type { PriceError } from "@offizin/pricing";
import type { ProductConfigurationError } from "@offizin/solver";
import { listOf, productWords, say, shortList, wordsOf } from "@offizin/words";

/** More would not be read. */
const MAX_NAMED = 8;

/** Why a choice is refused and what to choose instead, by field. */
export function choiceFields(
	product: Product,
	error: ProductConfigurationError,
	locale: string,
): Record<string, string> {
	const told = error.code === "configuration_unknown_value" ? unknown : impossible;
	return { [error.option]: told(product, error, locale) };
}

function unknown(
	product: Product,
	{ option: key, value, alternatives }: ProductConfigurationError,
	locale: string,
): string {
	const words = wordsOf(locale).choice;
	const domain = product.options.find((option) => option.key === key)?.domain;
	if (key === "startDate") return words.startDate;
	if (domain?.kind === "size") {
		const { short, long } = domain;
		const limits = { shortMin: short.min, shortMax: short.max, longMin: long.min, longMax: long.max };
		return say(words.size, limits, locale);
	}
	if (domain?.kind === "whole") {
		const { min, max, step } = domain;
		const nearest = listOf(alternatives, locale, "disjunction");
		return say(words.whole, { min, max, step, nearest }, locale);
	}
	const others = listed(alternatives, locale);
	return say(others === "" ? words.none : words.others, { value, others }, locale);
}

function impossible(product: Product, error: ProductConfigurationError, locale: string): string {
	if (error.code !== "configuration_impossible") return unknown(product, error, locale);
	const { option, alternatives, constraint } = error;
	const words = productWords(product.key, locale);
	const reason = words.reason(constraint);
	const names = alternatives.map((value) => words.value(option, value));
	// A reason may have named them already.
	if (names.every((name) => reason.includes(name))) return reason;
	const values = listed(names, locale);
	const told = { reason, option: words.option(option), count: names.length, values };
	return say(wordsOf(locale).choice.possible, told, locale);
}

/** Names as a list, cut where nobody would read on. */
function listed(names: readonly string[], locale: string): string {
	return shortList(names, MAX_NAMED, locale);
}

/** What there is instead of something that nobody has. */
export function possibleOnly(names: readonly string[], locale: string): string {
	return say(wordsOf(locale).choice.possibleOnly, { values: listed(names, locale) }, locale);
}

/** Why a SKU is refused. */
export function skuWords({ sku, part, value, alternatives }: UnknownSku, locale: string): string {
	const words = wordsOf(locale).choice;
	if (sku === "") return words.noSku;
	const others = alternatives.slice(0, MAX_NAMED).join(", ");
	const [none, some] =
		part === "combination" ? [words.sku, words.skuOthers] : [words.skuPart, words.skuPartOthers];
	return say(others === "" ? none : some, { sku, value, others }, locale);
}

/** The option of a card that each of its price tables belongs to. */
const fieldOfTable: Readonly<Record<string, string>> = {
	"card.factor": "formatType",
	"card.fixed": "formatType",
	"card.base": "formatType",
	"card.paper": "paperType",
	"card.refinement": "refinementType",
	"card.punching": "punching",
};

/** What is wrong with a price request, by field. */
export function priceFields(error: PriceError, locale: string): Record<string, string> {
	const words = wordsOf(locale).choice;
	if (error.code === "price_missing") {
		return { [fieldOfTable[error.table] ?? error.table]: words.noPrice };
	}
	return { quantity: say(words.quantity, { min: error.min, max: error.max }, locale) };
}
