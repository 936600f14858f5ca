import { type Block, wordsIn } from "@offizin/content";
import { sql } from "kysely";

/** More than anybody searches a page for; a tsvector has a bound of its own (1 MB). */
const MAX_LETTERS = 200_000;

/**
 * Words of a story for the full text search: in their German stems and as they are, for other languages. A database
 * without the German dictionary has them as they are only.
 */
export function searchWords(name: string, content: Block | null) {
	if (content === null) return sql<string | null>`null`;
	const text = `${name}\n${wordsIn(content)}`.replaceAll("\0", "").slice(0, MAX_LETTERS);
	return sql<string>`to_tsvector(${german}, ${text}) || to_tsvector('simple', ${text})`;
}

const german = sql`coalesce((select oid::regconfig from pg_ts_config where cfgname = 'german'), 'simple'::regconfig)`;
