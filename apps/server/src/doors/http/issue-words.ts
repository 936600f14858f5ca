import { type Language, languageOf, say, wordsOf } from "@offizin/words";
import { z } from "zod";

const localeErrors: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
	de: z.locales.de().localeError,
	en: z.locales.en().localeError,
};

/** What is wrong with a value of a request and what to write instead, in one sentence. */
export function issueWords(issue: z.core.$ZodIssue, given: unknown, locale: string): string {
	const words = wordsOf(locale).input;
	switch (issue.code) {
		case "invalid_type":
			return typeWords(issue, given, locale);
		case "invalid_value":
			return say(words.oneOf, { values: issue.values.join(", ") }, locale);
		case "too_big":
			return say(words.atMost, { amount: amountWords(issue, issue.maximum, locale) }, locale);
		case "too_small":
			if (isEmpty(given)) return words.missing;
			return say(words.atLeast, { amount: amountWords(issue, issue.minimum, locale) }, locale);
		case "invalid_union": {
			const [fitting] = issue.errors.filter(([first]) => first?.code !== "invalid_type");
			const [first] = fitting ?? [];
			return first ? issueWords(first, given, locale) : fallback(issue, given, locale);
		}
		default:
			return fallback(issue, given, locale);
	}
}

function isEmpty(given: unknown): boolean {
	return given === undefined || given === "";
}

function typeWords(issue: z.core.$ZodIssueInvalidType, given: unknown, locale: string): string {
	const words = wordsOf(locale).input;
	if (isEmpty(given)) return words.missing;
	if (Array.isArray(given) && issue.expected !== "array") return words.onlyOne;
	if (issue.expected === "int") return words.whole;
	if (issue.expected === "number") return words.digits;
	return fallback(issue, given, locale);
}

function amountWords(
	{ origin }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
	limit: number | bigint,
	locale: string,
): string {
	const { characters, values, number } = wordsOf(locale).input;
	const message = origin === "string" ? characters : origin === "array" ? values : number;
	return say(message, { amount: Number(limit) }, locale);
}

function fallback(issue: z.core.$ZodIssue, given: unknown, locale: string): string {
	const localeError = localeErrors[languageOf(locale)];
	// The issues of a schema leave out what was given; without it the locale would call everything "undefined".
	const words = localeError?.({ ...issue, input: given } as z.core.$ZodRawIssue);
	return typeof words === "string" ? words : (words?.message ?? issue.message);
}
