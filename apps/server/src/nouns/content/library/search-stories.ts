import { type LibrarySpace, storiesWith, type Version } from "@offizin/content";
import { sql } from "kysely";
import type { Database } from "../../../adapters/database/database.ts";
import { isUnreachable } from "../../../adapters/database/is-unreachable.ts";
import { liveStories } from "./live-stories.ts";

/** Ids of the stories in which the words of a term stand: as the database searches, or in memory while it is gone. */
export async function searchStories(
	{ db }: Pick<Database, "db">,
	space: LibrarySpace,
	{ term, version }: { readonly term: string; readonly version: Version },
): Promise<ReadonlySet<number>> {
	const words = sql.ref(version === "draft" ? "draft_words" : "published_words");
	try {
		const rows = await liveStories(db, space.id)
			.select("id")
			.where(
				sql<boolean>`${words} @@ (websearch_to_tsquery(${language}, ${term}) || websearch_to_tsquery('simple', ${term}))`,
			)
			.execute();
		return new Set(rows.map(({ id }) => id));
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		return storiesWith(space, term, version);
	}
}

/** Where a database knows no German, words are searched as they are. */
const language = sql`coalesce((select oid::regconfig from pg_ts_config where cfgname = 'german'), 'simple'::regconfig)`;
