import { randomUUID } from "node:crypto";
import type { Block, DataSource, SpaceLanguage, TokenAccess } from "@offizin/content";
import type { ChannelKey } from "@offizin/sites";
import { sql } from "kysely";
import type { Db } from "../adapters/database/database.ts";
import { toJson } from "../adapters/database/json.ts";

const AT = new Date("2026-11-01T08:00:00Z");

interface SpaceRows {
	readonly id: number;
	/** Whose space it is; of no brand without it. */
	readonly channel?: ChannelKey;
	readonly tokens: Readonly<Record<string, TokenAccess>>;
	readonly languages?: readonly SpaceLanguage[];
	readonly dataSources?: readonly DataSource[];
}

/** Stores a space, as an import would. */
export async function storeSpace(
	db: Db,
	{ id, channel, tokens, languages, dataSources }: SpaceRows,
): Promise<void> {
	const name = `Space ${id}`;
	const domain = "https://www.papiervogel.example/";
	await db
		.insertInto("content_space")
		.values({
			id,
			channel: channel ?? null,
			name,
			domain,
			cv: 1_700_000_000,
			languages: toJson(languages ?? []),
		})
		.execute();
	for (const [token, access] of Object.entries(tokens)) {
		await db.insertInto("content_token").values({ token, space: id, access, name: access }).execute();
	}
	for (const { id: _, dimensions, entries, ...source } of dataSources ?? []) {
		const lists = { dimensions: toJson(dimensions), entries: toJson(entries) };
		await db
			.insertInto("content_data_source")
			.values({ ...source, space: id, ...lists })
			.execute();
	}
	await tell(db, { space: id, story: null });
}

interface StoryRow {
	readonly space: number;
	readonly slug: string;
	readonly uuid?: string;
	readonly name?: string;
	readonly parent?: StoredStory;
	readonly isFolder?: boolean;
	readonly isStartpage?: boolean;
	readonly position?: number;
	readonly path?: string;
	readonly tags?: readonly string[];
	readonly groupId?: string;
	readonly translatedSlugs?: readonly {
		lang: string;
		name: string | null;
		slug: string;
		published: boolean;
	}[];
	readonly sortByDate?: string;
	readonly publishedAt?: Date;
	readonly firstPublishedAt?: Date;
	readonly updatedAt?: Date;
	/** Fields of the content; `draft` alone is not published. */
	readonly content?: Readonly<Record<string, Block[string]>>;
	readonly draft?: Readonly<Record<string, Block[string]>>;
}

export interface StoredStory {
	readonly id: number;
	readonly uuid: string;
	readonly fullSlug: string;
}

/** Stores a story, published as it is unless it has a draft alone. */
export async function storeStory(db: Db, row: StoryRow): Promise<StoredStory> {
	const [stored] = await storeStories(db, [row]);
	if (!stored) throw new Error("nothing was stored");
	return stored;
}

/** The same for many stories of one space, in one step. */
export async function storeStories(db: Db, rows: readonly StoryRow[]): Promise<readonly StoredStory[]> {
	const values = rows.map(valuesOf);
	const made = await db.insertInto("content_story").values(values).returning(["id", "uuid"]).execute();
	const ids = new Map(made.map(({ id, uuid }) => [uuid, id]));
	const stored = values.flatMap(({ uuid, full_slug: fullSlug }) => {
		const id = ids.get(uuid);
		return id === undefined ? [] : [{ id, uuid, fullSlug }];
	});
	for (const space of new Set(rows.map((row) => row.space))) {
		await tell(db, { space, story: stored.length === 1 ? (stored[0]?.id ?? null) : null });
	}
	return stored;
}

function valuesOf(row: StoryRow) {
	const fullSlug = [row.parent?.fullSlug, row.isStartpage && row.parent ? undefined : row.slug]
		.filter(Boolean)
		.join("/");
	const isFolder = row.isFolder ?? false;
	const block = (fields: StoryRow["content"]): Block => ({
		_uid: `root-${row.slug}`,
		component: "page",
		...fields,
	});
	const published = isFolder || row.draft ? null : block(row.content);
	const draft = isFolder ? null : block(row.draft ?? row.content);
	const words = (content: Block | null) =>
		sql<string>`to_tsvector('simple', ${`${row.name ?? row.slug} ${JSON.stringify(content ?? {})}`})`;
	const publishedAt = published ? (row.publishedAt ?? AT) : null;
	return {
		uuid: row.uuid ?? randomUUID(),
		space: row.space,
		parent: row.parent?.id ?? null,
		name: row.name ?? row.slug,
		slug: row.slug,
		full_slug: fullSlug,
		is_folder: isFolder,
		is_startpage: row.isStartpage ?? false,
		position: row.position ?? 0,
		path: row.path ?? null,
		tags: row.tags ?? [],
		group_id: row.groupId ?? randomUUID(),
		translated_slugs: toJson(row.translatedSlugs ?? []),
		sort_by_date: row.sortByDate ?? null,
		meta_data: null,
		version: 1,
		draft: draft && toJson(draft),
		published: published && toJson(published),
		created_at: AT,
		updated_at: row.updatedAt ?? AT,
		published_at: publishedAt,
		first_published_at: published ? (row.firstPublishedAt ?? publishedAt) : null,
		publish_at: null,
		unpublish_at: null,
		draft_words: words(draft),
		published_words: words(published),
	};
}

/** Publishes other fields of a story, as the management does: in one transaction that tells of it. */
export async function publishFields(
	db: Db,
	{ id }: Pick<StoredStory, "id">,
	fields: Readonly<Record<string, Block[string]>>,
): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const { space } = await trx
			.updateTable("content_story")
			.set({
				published: sql`coalesce(published, draft) || ${JSON.stringify(fields)}::jsonb`,
				draft: sql`draft || ${JSON.stringify(fields)}::jsonb`,
				version: sql`version + 1`,
			})
			.where("id", "=", id)
			.returning("space")
			.executeTakeFirstOrThrow();
		await trx.updateTable("content_space").set({ cv: sql`cv + 1` }).where("id", "=", space).execute();
		await tell(trx, { space, story: id });
	});
}

async function tell(
	db: Db,
	change: { readonly space: number; readonly story: number | null },
): Promise<void> {
	await db
		.insertInto("content_change")
		.values({ ...change, is_published: true, at: AT })
		.execute();
	await sql`select pg_notify('content', '')`.execute(db);
}
