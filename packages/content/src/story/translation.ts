import type { FieldValue } from "./block.ts";

const MARK = "__i18n__";

/** As a language stands in the names of fields: a dash is written as a line below (content-protocol §4). */
const suffixOf = (code: string) => `${MARK}${code.replaceAll("-", "_")}`;

/** Under which name a block keeps a field in another language: `title__i18n__de_at` for "de-at". */
export function translationKey(field: string, code: string): string {
	return field + suffixOf(code);
}

export function isTranslation(key: string): boolean {
	return key.includes(MARK);
}

/** The field that a name is about; the name itself where it is no translation. */
export function translatedField(key: string): string {
	const at = key.indexOf(MARK);
	return at === -1 ? key : key.slice(0, at);
}

/** Which of these languages a name is the translation into. */
export function translationLanguage<Language extends { readonly code: string }>(
	key: string,
	languages: readonly Language[],
): Language | undefined {
	const at = key.indexOf(MARK);
	return at === -1 ? undefined : languages.find(({ code }) => key.slice(at) === suffixOf(code));
}

/** The value in the first of these languages that has one, else as it stands; an empty text is none. */
export function translatedValue(
	fields: { readonly [key: string]: FieldValue },
	name: string,
	codes: readonly string[],
): FieldValue {
	for (const code of codes) {
		const value = fields[translationKey(name, code)];
		if (value !== undefined && value !== null && value !== "") return value;
	}
	return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
