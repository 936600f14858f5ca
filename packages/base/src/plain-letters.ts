/** Letters that German and its neighbours write as two where they have only the plain ones. */
const pairs: Readonly<Record<string, string>> = {
	ä: "ae",
	ö: "oe",
	ü: "ue",
	Ä: "Ae",
	Ö: "Oe",
	Ü: "Ue",
	ß: "ss",
	æ: "ae",
	ø: "oe",
	Æ: "Ae",
	Ø: "Oe",
};

/** Text without umlauts and accents, however they are encoded: "Café Größe" → "Cafe Groesse". Other scripts stay. */
export function plainLetters(text: string): string {
	return text
		.normalize("NFC")
		.replace(/[äöüÄÖÜßæøÆØ]/g, (letter) => pairs[letter] ?? letter)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "");
}
