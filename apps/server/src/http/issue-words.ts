import { z } from "zod";

const { localeError } = z.locales.de();

/** What is wrong with a value of a request and what to write instead, in one sentence. */
export function issueWords(issue: z.core.$ZodIssue, given: unknown): string {
	switch (issue.code) {
		case "invalid_type":
			return typeWords(issue, given);
		case "invalid_value":
			return `Möglich: ${issue.values.join(", ")}.`;
		case "too_big":
			return `Höchstens ${amountWords(issue, issue.maximum)}.`;
		case "too_small":
			return isEmpty(given) ? MISSING : `Mindestens ${amountWords(issue, issue.minimum)}.`;
		case "invalid_union": {
			const [fitting] = issue.errors.filter(([first]) => first?.code !== "invalid_type");
			const [first] = fitting ?? [];
			return first ? issueWords(first, given) : fallback(issue, given);
		}
		default:
			return fallback(issue, given);
	}
}

const MISSING = "Diese Angabe fehlt.";

function isEmpty(given: unknown): boolean {
	return given === undefined || given === "";
}

function typeWords(issue: z.core.$ZodIssueInvalidType, given: unknown): string {
	if (isEmpty(given)) return MISSING;
	if (Array.isArray(given) && issue.expected !== "array") return "Bitte geben Sie nur einen Wert an.";
	if (issue.expected === "int") return "Bitte geben Sie eine ganze Zahl an.";
	if (issue.expected === "number") return "Bitte geben Sie eine Zahl in Ziffern an.";
	return fallback(issue, given);
}

function amountWords({ origin }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, limit: number | bigint) {
	const amount = limit.toLocaleString("de-DE");
	if (origin === "string") return `${amount} Zeichen`;
	return origin === "array" ? `${amount} Werte` : amount;
}

function fallback(issue: z.core.$ZodIssue, given: unknown): string {
	// The issues of a schema leave out what was given; without it the locale would call everything "undefined".
	const words = localeError({ ...issue, input: given } as z.core.$ZodRawIssue);
	return typeof words === "string" ? words : (words?.message ?? issue.message);
}
