const plain = (text: string) =>
	text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
const wordsOf = (filter: string) => filter.split(/\s+/).filter((word) => word !== "");

/** The words of a filter that are nowhere in the texts, however they are accented. */
export function missingWords(filter: string, texts: readonly string[]): readonly string[] {
	const text = plain(texts.join(" "));
	return wordsOf(filter).filter((word) => !text.includes(plain(word)));
}

/** Whether every word of a filter is somewhere in the texts. */
export function passesFilter(filter: string, texts: readonly string[]): boolean {
	return missingWords(filter, texts).length === 0;
}

/** Whether some word of a filter is in the text. */
export function saysSomeWord(filter: string, text: string): boolean {
	return missingWords(filter, [text]).length < wordsOf(filter).length;
}
