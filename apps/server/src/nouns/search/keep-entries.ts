import { createHash } from "node:crypto";
import type { ChannelKey } from "@offizin/sites";
import { sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import type { SearchEntry } from "./search-entry.ts";
import { searchStems } from "./search-stems.ts";

/** Entries in one transaction: the embedded database has one connection, which others want meanwhile. */
const AT_ONCE = 20;
/** More than an article has of different words. */
const MAX_WORDS = 1500;

interface Kept {
	readonly channel: ChannelKey;
	readonly language: string;
	readonly entries: readonly SearchEntry[];
}

/** Writes the entries of one brand and language that are not there as they are now, and removes those that are gone. */
export async function keepEntries(db: Db, { channel, language, entries }: Kept): Promise<void> {
	const stored = await db
		.selectFrom("search_entry")
		.select(["path", "digest"])
		.where("channel", "=", channel)
		.where("language", "=", language)
		.execute();
	const known = new Map(stored.map(({ path, digest }) => [path, digest]));
	const rows = entries.map((entry, place) => {
		const words = Object.fromEntries(wordsOf(entry));
		const content = { path: entry.path, worth: entry.worth, place, words };
		return { ...content, digest: createHash("sha256").update(JSON.stringify(content)).digest("base64url") };
	});
	const now = new Set(rows.map(({ path }) => path));
	const gone = [...known.keys()].filter((path) => !now.has(path));
	if (gone.length > 0) {
		await db
			.deleteFrom("search_entry")
			.where("channel", "=", channel)
			.where("language", "=", language)
			.where("path", "in", gone)
			.execute();
	}
	const changed = rows.filter(({ path, digest }) => known.get(path) !== digest);
	for (let at = 0; at < changed.length; at += AT_ONCE) {
		await writeRows(db, { channel, language, rows: changed.slice(at, at + AT_ONCE) });
	}
}

interface Row {
	readonly path: string;
	readonly worth: number;
	readonly place: number;
	readonly digest: string;
	readonly words: Readonly<Record<string, number>>;
}

/** Two processes that write the same at once write one after the other: both begin with the row of the entry. */
async function writeRows(
	db: Db,
	{
		channel,
		language,
		rows,
	}: { readonly channel: ChannelKey; readonly language: string; readonly rows: readonly Row[] },
): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const kept = await trx
			.insertInto("search_entry")
			.values(rows.map(({ words: _, ...row }) => ({ ...row, channel, language })))
			.onConflict((conflict) =>
				conflict.columns(["channel", "language", "path"]).doUpdateSet((row) => ({
					worth: row.ref("excluded.worth"),
					place: row.ref("excluded.place"),
					digest: row.ref("excluded.digest"),
				})),
			)
			.returning(["id", "path"])
			.execute();
		const ids = kept.map(({ id }) => id);
		await trx.deleteFrom("search_word").where("entry", "in", ids).execute();
		const idOf = new Map(kept.map(({ id, path }) => [path, id]));
		const words = rows.flatMap((row) =>
			Object.entries(row.words).map(([word, weight]) => ({ entry: idOf.get(row.path), word, weight })),
		);
		await sql`
			insert into search_word (entry, channel, language, word, weight)
			select entry, ${channel}, ${language}, word, weight
			from jsonb_to_recordset(${toJson(words)}) as one(entry bigint, word text, weight real)
		`.execute(trx);
	});
}

/** Each word of a page with the weight of the weightiest text it stands in. */
function wordsOf({ texts }: SearchEntry): ReadonlyMap<string, number> {
	const words = new Map<string, number>();
	for (const { text, weight } of texts) {
		for (const stem of searchStems(text)) {
			if (words.size >= MAX_WORDS && !words.has(stem)) continue;
			words.set(stem, Math.max(words.get(stem) ?? 0, weight));
		}
	}
	return words;
}
