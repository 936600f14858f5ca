/** "a, b und c". */
export function listDe(words: readonly string[], last: "und" | "oder" = "und"): string {
	const end = words.at(-1) ?? "";
	return words.length < 2 ? end : `${words.slice(0, -1).join(", ")} ${last} ${end}`;
}

/**
 * "a, b und 3 weitere": the first `most` names, cut where nobody would read on. One more is named: "1 weitere" would be
 * no shorter. Names with a comma of their own are set apart by semicolons.
 */
export function shortListDe(names: readonly string[], most: number): string {
	const separator = names.some((name) => name.includes(",")) ? "; " : ", ";
	const rest = names.length - most;
	return rest > 1 ? `${names.slice(0, most).join(separator)} und ${rest} weitere` : names.join(separator);
}
