import { wordsOf } from "./language.ts";

/** What a line of a quote is called; a code that is no longer charged stands for itself. */
export function lineName(code: string, locale: string): string {
	const names: Readonly<Record<string, string>> = wordsOf(locale).priceLine;
	return names[code] ?? code;
}
