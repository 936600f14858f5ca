import { err, ok, type Result } from "@offizin/base";
import { isDay } from "@offizin/calendar-days";
import { impossible } from "./choose.ts";
import type { Configurable } from "./configurable.ts";
import type { ProductConfigurationError } from "./configuration-error.ts";
import { isInDomain } from "./domain.ts";
import { nearestConfiguration } from "./nearest-configuration.ts";
import type { Configuration, Option } from "./option.ts";
import { readValue } from "./read-value.ts";
import { violations } from "./violations.ts";

/** Parameters of an address or of JSON: text, numbers, or lists of text where a parameter is repeated. */
export type Parameters = Readonly<Record<string, unknown>>;

export const NONE = "ohne";

/** The texts of a parameter that are not empty, several of a repeated one; a list in a list is none. */
function told(value: unknown): readonly string[] {
	const values: readonly unknown[] = Array.isArray(value) ? value : [value];
	return values
		.map((one) => (typeof one === "number" ? String(one) : one))
		.filter((one) => typeof one === "string")
		.filter((one) => one !== "");
}

/** The text of a parameter, of a repeated one the first; undefined where it is absent or empty. */
export function textOf(value: unknown): string | undefined {
	return told(value)[0];
}

function texts(value: unknown): readonly string[] {
	return told(value)
		.flatMap((one) => one.split(","))
		.map((one) => one.trim())
		.filter((one) => one !== "");
}

export const START_DATE = "startDate";

/** The first of a month, as `startDate` names the start of a calendar (spec 3.5-4): "2027-03-01" or "2027-03". */
const startDate = /^(\d{4})-(\d{2})(?:-(?:0[1-9]|[12]\d|3[01]))?$/;

/** Whether a date, told to the day or to the month, is one of the calendar: 2027-02-30 is none. */
function isDate(value: string): boolean {
	return isDay(value) || isDay(`${value}-01`);
}

function readStartDate(
	product: Configurable,
	input: Parameters,
): Result<Parameters, ProductConfigurationError> {
	const value = textOf(input[START_DATE]);
	if (value === undefined || !product.options.some(({ key }) => key === "startMonth")) return ok(input);
	const [, year, startMonth] = startDate.exec(value) ?? [];
	if (year === undefined || startMonth === undefined || !isDate(value)) {
		return err({ code: "configuration_unknown_value", option: START_DATE, value, alternatives: [] });
	}
	return ok({ year, startMonth, ...withoutEmpty(input) });
}

function withoutEmpty(input: Parameters): Parameters {
	return Object.fromEntries(Object.entries(input).filter(([, value]) => textOf(value) !== undefined));
}

/** Which of the options that share a parameter each of its values is for. What none of them names is "ohne". */
function readShared(
	parameter: string,
	options: readonly Option[],
	values: readonly string[],
): Result<Configuration, ProductConfigurationError> {
	const chosen: Record<string, string> = {};
	const refuse = (value: string, alternatives: readonly string[]) =>
		err({ code: "configuration_unknown_value", option: parameter, value, alternatives } as const);
	for (const value of values) {
		const option = options.find((one) => isInDomain(one, value));
		if (!option) return refuse(value, []);
		const before = chosen[option.key];
		// One of each kind: a second seal would be lost without a word.
		if (before !== undefined && before !== value) return refuse(value, [before]);
		chosen[option.key] = value;
	}
	if (values.length === 0) return ok({});
	const none = options.filter((one) => isInDomain(one, NONE)).map(({ key }) => [key, NONE] as const);
	return ok({ ...Object.fromEntries(none), ...chosen });
}

/** The values that the parameters name, checked one by one. */
function readNamed(
	product: Configurable,
	input: Parameters,
): Result<Configuration, ProductConfigurationError> {
	const given: Record<string, string> = {};
	for (const parameter of new Set(product.options.flatMap(({ parameter }) => parameter ?? []))) {
		const options = product.options.filter((option) => option.parameter === parameter);
		const shared = readShared(parameter, options, texts(input[parameter]));
		if (!shared.ok) return shared;
		Object.assign(given, shared.value);
	}
	for (const option of product.options) {
		const value = textOf(input[option.key]);
		if (value === undefined) continue;
		const read = readValue(option, value);
		if (!read.ok) return read;
		given[option.key] = read.value;
	}
	return ok(given);
}

/** What an input chooses of a product, each value checked by itself; a start date as month and year. */
export function readGiven(
	product: Configurable,
	input: Parameters,
): Result<Configuration, ProductConfigurationError> {
	const dated = readStartDate(product, input);
	return dated.ok ? readNamed(product, dated.value) : dated;
}

export function defaultConfiguration(product: Configurable): Configuration {
	return Object.fromEntries(product.options.map(({ key, default: standard }) => [key, standard]));
}

/**
 * Reads a configuration from query parameters or JSON. Unknown and empty parameters are dropped (spec 5-5). What is not
 * told comes from `defaults` or the product's own, and gives way where it does not go with what is told. Two told
 * choices that exclude each other are refused.
 */
export function parseConfiguration(
	product: Configurable,
	input: Parameters,
	defaults: Partial<Configuration> = {},
): Result<Configuration, ProductConfigurationError> {
	const given = readGiven(product, input);
	if (!given.ok) return given;
	const configuration: Configuration = Object.fromEntries(
		product.options.map(({ key, default: standard }) => [key, given.value[key] ?? defaults[key] ?? standard]),
	);
	if (violations(product, configuration).length === 0) return ok(configuration);
	const nearest = nearestConfiguration(product, configuration, Object.keys(given.value));
	return nearest ? ok(nearest) : err(impossible(product, configuration));
}
