import { wordsOf } from "./language.ts";

/** What a country (ISO 3166-1 alpha-2) is called; one without a name stands for itself. */
export function countryName(country: string, locale: string): string {
	const names: Readonly<Record<string, string>> = wordsOf(locale).country;
	return names[country] ?? country;
}
