/** Languages our customers write in. */
export const fontLanguages = ["de", "fr", "it", "es", "nl", "pl", "cs", "tr"] as const;
export type FontLanguage = (typeof fontLanguages)[number];

/** What every one of them needs: alphabet, figures, punctuation, all quotation marks in use, dashes, euro. */
const shared = "abcdefghijklmnopqrstuvwxyz0123456789.,:;!?'\"()&/+-–—…·@%„“”‚‘’«»‹›€";

/** Letters beyond the shared alphabet, after the exemplar characters of CLDR; capitals follow from them. */
const own: Record<FontLanguage, string> = {
	de: "äöüß§",
	fr: "àâæçéèêëîïôœùûüÿ°",
	it: "àèéìíîòóùúº",
	es: "áéíñóúü¿¡ªº",
	nl: "áàäéèëíïóôöúüç",
	pl: "ąćęłńóśźż",
	cs: "áčďéěíňóřšťúůýž",
	tr: "âçğıİîöşüû",
};

/** Every character a font must have for a language, small letters and their capitals. */
export function lettersOf(language: FontLanguage): string[] {
	const small = [...shared, ...own[language]];
	// The capital of ß is set as SS.
	const capitals = small.map((letter) => letter.toUpperCase()).filter((letter) => letter !== "SS");
	return [...new Set([...small, ...capitals])];
}
