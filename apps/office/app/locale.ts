/** Locales the office is written in, each by the name its language gives itself. */
export const officeLocales = { "de-DE": "Deutsch", "en-GB": "English" } as const;
export type OfficeLocale = keyof typeof officeLocales;

const NAME = "offizin.locale";
const FIRST: OfficeLocale = "de-DE";

export function isOfficeLocale(text: string | null): text is OfficeLocale {
	return text !== null && Object.hasOwn(officeLocales, text);
}

/** The locale of the first language that is written, "en-GB" for "en-US"; German when there is none. */
export function localeFor(languages: readonly string[]): OfficeLocale {
	const written = Object.keys(officeLocales).filter(isOfficeLocale);
	const found = languages.flatMap((language) =>
		written.filter((locale) => locale.slice(0, 2) === language.slice(0, 2).toLowerCase()),
	);
	return found[0] ?? FIRST;
}

/** What was chosen in this browser, else what it is set to. */
export function chosenLocale(): OfficeLocale {
	const chosen = localStorage.getItem(NAME);
	return isOfficeLocale(chosen) ? chosen : localeFor(navigator.languages);
}

/** Keeps the choice and loads the page anew in it, at the same address. */
export function chooseLocale(locale: OfficeLocale): void {
	localStorage.setItem(NAME, locale);
	location.reload();
}
