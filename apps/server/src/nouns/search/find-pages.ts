import type { ChannelKey } from "@offizin/sites";
import { sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import { askedStems, queryReadings, queryStems } from "./query-readings.ts";

/** More are never shown. */
const MAX_FOUND = 300;
/** How alike a word is to the one it may be meant as, by their trigrams; "papir" and "papier" are alike by 0.44. */
const ALIKE = 0.42;
/** Of a query that no page answers whole, so much of it. */
const HALF = 0.5;

interface Wanted {
	readonly query: string;
	readonly channel: ChannelKey;
	readonly language: string;
}

/**
 * Paths of the pages that answer a query, the best first.
 *
 * A query can be read in several ways (query-readings.ts), and a page counts by the one it answers best. In a reading each
 * word is compared with the words of a page: the same word counts whole, a word that begins with it or is a compound of
 * it ("Karte" in "Hochzeitskarte") less, and a word that is spelt like it only where nothing is found under the word
 * itself. Each counts as much as the text it stands in (search-entry.ts), the page by the mean of all its words, times its
 * worth: a product or a list before a single design, a design before an article that mentions it. What is equal stays in
 * the order of our recommendation. Pages with all words hide those with some; where there are none, half of them is enough.
 */
export async function findPages(
	db: Db,
	{ query, channel, language }: Wanted,
): Promise<{ readonly paths: readonly string[]; readonly isWhole: boolean }> {
	const stems = queryStems(query);
	if (stems.length === 0) return { paths: [], isWhole: true };
	const known = await db
		.selectFrom("search_word")
		.select("word")
		.distinct()
		.where("channel", "=", channel)
		.where("language", "=", language)
		.where("word", "in", ["", ...askedStems(stems)])
		.execute();
	const knownWords = new Set(known.map(({ word }) => word));
	const readings = queryReadings(query, (stem) => knownWords.has(stem));
	const pieces = readings.flatMap((reading, n) =>
		reading.map((piece) => ({ n, piece, pieces: reading.length })),
	);
	const { rows } = await sql<{ path: string; share: number }>`
		with piece as (
			select n, piece, pieces from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
				as one(n integer, piece text, pieces integer)
		),
		near as (
			select p.piece, w.entry, w.weight, similarity(w.word, p.piece) as alike,
				case
					when w.word = p.piece then 1
					when starts_with(w.word, p.piece) then 0.55 + 0.4 * length(p.piece) / length(w.word)
					when length(p.piece) > 3 and w.word like '%' || p.piece then 0.75
					else 0
				end as literal
			from (select distinct piece from piece) p
			join search_word w on w.word like p.piece || '%' or w.word like '%' || p.piece or w.word % p.piece
			where w.channel = ${channel} and w.language = ${language}
		),
		best as (
			select piece, entry, max(weight * case when literal > 0 then literal else 0.8 * alike end) as score
			from near
			where literal > 0 or (alike >= ${ALIKE} and piece not in (select piece from near where literal > 0))
			group by piece, entry
		),
		scored as (
			select n, entry, sum(score) / max(pieces) as score, count(*)::real / max(pieces) as share
			from piece join best using (piece) group by n, entry
		),
		fit as (select distinct on (entry) entry, share, score from scored order by entry, share desc, score desc)
		select path, share from fit join search_entry on id = entry
		where share >= ${HALF}
		order by share desc, score * worth desc, place
		limit ${MAX_FOUND}
	`.execute(db);
	const isWhole = rows[0]?.share === 1 || rows.length === 0;
	return { paths: rows.filter(({ share }) => share === 1 || !isWhole).map(({ path }) => path), isWhole };
}
