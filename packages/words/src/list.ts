import { wordsOf } from "./language.ts";
import { say } from "./say.ts";

const formats = new Map<string, Intl.ListFormat>();

/** "a, b und c", or "a, b oder c" for a choice. */
export function listOf(
	names: readonly string[],
	locale: string,
	type: "conjunction" | "disjunction" = "conjunction",
): string {
	const key = `${locale} ${type}`;
	const known = formats.get(key) ?? new Intl.ListFormat(locale, { type });
	formats.set(key, known);
	return known.format(names);
}

/**
 * "a, b und 3 weitere": the first `most` names, cut where nobody would read on. One more is named: "1 weitere" would be
 * no shorter. Names with a comma of their own are set apart by semicolons.
 */
export function shortList(names: readonly string[], most: number, locale: string): string {
	const separator = names.some((name) => name.includes(",")) ? "; " : ", ";
	const rest = names.length - most;
	if (rest <= 1) return names.join(separator);
	const first = names.slice(0, most).join(separator);
	return say(wordsOf(locale).list.andMore, { names: first, rest }, locale);
}
