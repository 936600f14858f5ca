import { err, ok, type Result } from "@offizin/base";

/** Language and country of texts, "de-AT". */
export interface LocaleCode {
	/** ISO 639-1, lower case. */
	readonly language: string;
	/** ISO 3166-1 alpha-2, upper case. */
	readonly country: string;
}

export interface LocaleCodeError {
	readonly code: "locale_code_invalid";
	readonly value: string;
}

const pattern = /^([a-z]{2})-([a-z]{2})$/i;

/** Reads "de-AT": two letters, hyphen, two letters (spec 5-3), in upper or lower case. Whether texts exist is not asked. */
export function parseLocaleCode(value: string): Result<LocaleCode, LocaleCodeError> {
	const [, language, country] = pattern.exec(value) ?? [];
	if (language === undefined || country === undefined) return err({ code: "locale_code_invalid", value });
	return ok({ language: language.toLowerCase(), country: country.toUpperCase() });
}

export function formatLocaleCode({ language, country }: LocaleCode): string {
	return `${language}-${country}`;
}
