/** The 17 locales of spec 3.2-1, the default first. The market is the country of the locale. */
export const locales = [
	"de-DE",
	"de-AT",
	"de-CH",
	"de-IT",
	"de-LI",
	"de-LU",
	"en-GB",
	"en-US",
	"es-ES",
	"fr-BE",
	"fr-CH",
	"fr-FR",
	"fr-LU",
	"it-CH",
	"it-IT",
	"nl-BE",
	"nl-NL",
] as const;

/**
 * Locales with a path of their own beside the one of their market, "/en/…" (spec 2.1-7): English for Germany, with
 * its prices and parcels.
 */
export const subLocales = ["en-DE"] as const;
export type SubLocale = (typeof subLocales)[number];

/** Whatever is told by locale is a record over these, so that the compiler asks for each of a new one. */
export type Locale = (typeof locales)[number] | SubLocale;

/** What a locale has in a table of all of them; undefined for a code that is none. */
export function ofLocale<Value>(table: Readonly<Record<Locale, Value>>, code: string): Value | undefined {
	const known: Readonly<Record<string, Value>> = table;
	return Object.hasOwn(known, code) ? known[code] : undefined;
}
