/** PostgreSQL: character_not_in_repertoire, untranslatable_character. Both are a NUL in a text or in JSON. */
const codes: ReadonlySet<unknown> = new Set(["22021", "22P05"]);

/** Whether a statement failed since a text that somebody sent has a character that no database keeps. */
export function isUnstorable(error: unknown): boolean {
	return typeof error === "object" && error !== null && "code" in error && codes.has(error.code);
}
