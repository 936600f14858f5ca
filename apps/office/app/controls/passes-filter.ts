const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word of a filter is somewhere in the texts, however they are accented. */
export function passesFilter(filter: string, texts: readonly string[]): boolean {
	const text = plain(texts.join(" "));
	return plain(filter)
		.split(/\s+/)
		.every((word) => text.includes(word));
}
