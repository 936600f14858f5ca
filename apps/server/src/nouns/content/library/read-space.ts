import type { Asset, Space, Story } from "@offizin/content";
import type { ChannelKey } from "@offizin/sites";
import { type Selectable, type SelectExpression, sql } from "kysely";
import type { Db } from "../../../adapters/database/database.ts";
import type { Tables } from "../../../adapters/database/schema.ts";
import { liveStories } from "./live-stories.ts";

/** A space without its stories, and the brand it is for. */
export interface SpaceHead {
	readonly space: Omit<Space, "stories">;
	readonly channel: ChannelKey | undefined;
}

/** Reads everything of spaces but their stories; all spaces, or those named. */
export async function readHeads(db: Db, ids?: readonly number[]): Promise<SpaceHead[]> {
	const wanted = ids ? [...ids] : undefined;
	const rows = await db
		.selectFrom("content_space")
		.selectAll()
		.$if(wanted !== undefined, (query) => query.where("id", "in", wanted?.length ? wanted : [-1]))
		.orderBy("id")
		.execute();
	return Promise.all(rows.map((row) => readHead(db, row)));
}

async function readHead(db: Db, row: Selectable<Tables["content_space"]>): Promise<SpaceHead> {
	const [tokens, components, sources, assets, former] = [
		await db.selectFrom("content_token").selectAll().where("space", "=", row.id).orderBy("id").execute(),
		await db.selectFrom("content_component").selectAll().where("space", "=", row.id).orderBy("id").execute(),
		await db
			.selectFrom("content_data_source")
			.selectAll()
			.where("space", "=", row.id)
			.orderBy("id")
			.execute(),
		await db.selectFrom("content_asset").selectAll().where("space", "=", row.id).orderBy("id").execute(),
		await db
			.selectFrom("content_former_address")
			.select(["full_slug", "lang", "story"])
			.where("space", "=", row.id)
			.orderBy("full_slug")
			.orderBy("lang")
			.execute(),
	];
	return {
		channel: row.channel ?? undefined,
		space: {
			id: row.id,
			name: row.name,
			domain: row.domain,
			cv: row.cv,
			languages: row.languages,
			tokens: tokens.map(({ token, access, name }) => ({ token, access, name })),
			components: components.map(({ id, name, definition, created_at, updated_at }) => ({
				...definition,
				id,
				name,
				created_at: created_at.toISOString(),
				updated_at: updated_at.toISOString(),
			})),
			dataSources: sources.map(({ space: _, ...source }) => source),
			assets: assets.filter((asset) => asset.deleted_at === null).map(assetOf),
			trashedAssets: assets.filter((asset) => asset.deleted_at !== null).map(assetOf),
			formerAddresses: former.map(({ full_slug, lang, story }) => ({
				fullSlug: full_slug,
				lang,
				storyId: story,
			})),
		},
	};
}

/** As it stands in memory. */
export function assetOf(row: Selectable<Tables["content_asset"]>): Asset {
	return {
		id: row.id,
		name: row.name,
		hash: row.hash,
		contentType: row.content_type,
		bytes: row.bytes,
		width: row.width,
		height: row.height,
		alt: row.alt,
		title: row.title,
		source: row.source,
		copyright: row.copyright,
		focus: row.focus,
		metaData: row.meta_data,
		createdAt: row.created_at.toISOString(),
		updatedAt: row.updated_at.toISOString(),
	};
}

const columns = [
	...["id", "uuid", "name", "slug", "full_slug", "parent", "is_folder", "is_startpage", "position", "path"],
	...["tags", "group_id", "translated_slugs", "meta_data", "version", "draft", "created_at", "updated_at"],
	...["published_at", "first_published_at", "publish_at", "unpublish_at", "publish_failed_at"],
] as const satisfies SelectExpression<Tables, "content_story">[];

/** Reads stories by their ids, or all of a space; none of them in the trash. */
export async function readStories(
	db: Db,
	which: { readonly ids: readonly number[] } | { readonly space: number },
): Promise<Story[]> {
	const rows = await db
		.selectFrom("content_story")
		.where("deleted_at", "is", null)
		.select(columns)
		// A day, and not the moment that drivers make of it.
		.select(sql<string | null>`sort_by_date::text`.as("sort_by_date"))
		// Most are published as they are: sent and kept once.
		.select(sql<boolean>`coalesce(published = draft, false)`.as("is_same"))
		.select(
			sql<Story["published"] | null>`case when published = draft then null else published end`.as(
				"published",
			),
		)
		.$if("space" in which, (query) => query.where("space", "=", "space" in which ? which.space : -1))
		.$if("ids" in which, (query) =>
			query.where(sql<boolean>`id = any(${"ids" in which ? which.ids : []}::bigint[])`),
		)
		.orderBy("id")
		.execute();
	return rows.map((row) => ({
		id: row.id,
		uuid: row.uuid,
		name: row.name,
		slug: row.slug,
		fullSlug: row.full_slug,
		parentId: row.parent,
		isFolder: row.is_folder,
		isStartpage: row.is_startpage,
		position: row.position,
		path: row.path,
		tags: row.tags,
		groupId: row.group_id,
		translatedSlugs: row.translated_slugs,
		sortByDate: row.sort_by_date,
		metaData: row.meta_data,
		version: row.version,
		draft: row.draft ?? undefined,
		published: (row.is_same ? row.draft : row.published) ?? undefined,
		createdAt: row.created_at.toISOString(),
		updatedAt: row.updated_at.toISOString(),
		publishedAt: iso(row.published_at),
		firstPublishedAt: iso(row.first_published_at),
		publishAt: iso(row.publish_at),
		unpublishAt: iso(row.unpublish_at),
		publishFailedAt: iso(row.publish_failed_at),
	}));
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The version of each story of a space, by its id. */
export async function readVersions(db: Db, space: number): Promise<ReadonlyMap<number, number>> {
	const rows = await liveStories(db, space).select(["id", "version"]).execute();
	return new Map(rows.map(({ id, version }) => [id, version]));
}
