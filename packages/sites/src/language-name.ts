const names: Readonly<Record<string, string>> = {
	de: "Deutsch",
	en: "English",
	es: "Español",
	fr: "Français",
	it: "Italiano",
	nl: "Nederlands",
};

/** What a language is called in itself; runtimes differ in that. */
export function languageName(locale: string): string {
	const language = locale.slice(0, 2);
	return names[language] ?? language;
}
