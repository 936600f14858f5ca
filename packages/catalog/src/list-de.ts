/** "a, b und c". */
export function listDe(words: readonly string[], last: "und" | "oder" = "und"): string {
	const end = words.at(-1) ?? "";
	return words.length < 2 ? end : `${words.slice(0, -1).join(", ")} ${last} ${end}`;
}
