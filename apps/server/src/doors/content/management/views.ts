import type { Asset, Component, DataSource, LibrarySpace, Story } from "@offizin/content";
import type {
	ContentAsset,
	ContentDataSource,
	ContentEntry,
	ContentSpace,
	ContentStory,
	ContentStoryItem,
	ContentToken,
} from "@offizin/contract";
import { channelKeys } from "@offizin/sites";
import { assetPath } from "../../../nouns/content/assets/asset-file.ts";
import type { StoredToken } from "../../../nouns/content-writing/tokens.ts";
import type { Platform } from "../../../nouns/platform.ts";

/** What the doors answer with, as it stands in memory after a change. */
export interface Views {
	/** Null when it is gone. */
	story(id: number): ContentStory | null;
}

export function spaceView({ content }: Pick<Platform, "content">, space: LibrarySpace): ContentSpace {
	const channel = channelKeys.find((key) => content.ofChannel(key)?.id === space.id);
	return {
		id: space.id,
		name: space.name,
		domain: space.domain,
		channel: channel ?? null,
		languages: [...space.languages],
		version: space.cv,
	};
}

export function storyItem(story: Story): Omit<ContentStoryItem, "errors"> {
	return {
		id: story.id,
		uuid: story.uuid,
		name: story.name,
		slug: story.slug,
		full_slug: story.fullSlug,
		parent_id: story.parentId,
		is_folder: story.isFolder,
		is_startpage: story.isStartpage,
		position: story.position,
		published: story.published !== undefined,
		unpublished_changes: hasUnpublishedChanges(story),
		publish_at: story.publishAt,
		unpublish_at: story.unpublishAt,
		publish_failed_at: story.publishFailedAt,
		published_at: story.publishedAt,
		first_published_at: story.firstPublishedAt,
		created_at: story.createdAt,
		updated_at: story.updatedAt,
		content_type: story.draft?.component ?? null,
		version: story.version,
		tag_list: [...story.tags],
		translated_slugs: [...story.translatedSlugs],
	};
}

/** Equal contents are one value in memory (nouns/content/library). */
function hasUnpublishedChanges({ draft, published }: Story): boolean {
	return published !== undefined && draft !== published;
}

export function storyView(story: Story, { formerAddresses }: LibrarySpace, origin: string): ContentStory {
	return {
		...storyItem(story),
		path: story.path,
		group_id: story.groupId,
		sort_by_date: story.sortByDate,
		meta_data: story.metaData ? { ...story.metaData } : null,
		content: story.draft ? withOrigin(story.draft, origin) : null,
		former_slugs: formerAddresses
			.filter(({ lang, storyId }) => storyId === story.id && lang === "default")
			.map(({ fullSlug }) => fullSlug),
	};
}

/** A content with addresses of files as browsers can ask for them; kept are paths. */
export function withOrigin<Value>(value: Value, origin: string): Value {
	return JSON.parse(JSON.stringify(value), (key, one: unknown) =>
		(key === "filename" || key === "src") && typeof one === "string" && one.startsWith("/f/")
			? `${origin}${one}`
			: one,
	);
}

/** The same back: addresses of files at our own origins become paths. */
export function withoutOrigin<Value>(value: Value, origins: readonly string[]): Value {
	return JSON.parse(JSON.stringify(value), (key, one: unknown) => {
		if ((key !== "filename" && key !== "src") || typeof one !== "string") return one;
		const origin = origins.find((known) => one.startsWith(`${known}/f/`));
		return origin === undefined ? one : one.slice(origin.length);
	});
}

/** Only a public token is told again: every other one is whole in the answer to whoever makes it, and nowhere else. */
export function tokenView({ id, name, access, token, ...made }: StoredToken): ContentToken {
	return {
		id,
		name,
		access,
		token: access === "public" ? token : null,
		ending: token.slice(-ENDING),
		created_at: made.created_at?.toISOString() ?? null,
		created_by: made.created_by,
	};
}

/** Letters by which somebody knows their token again. */
const ENDING = 4;

export function componentView(component: Component) {
	return { ...component };
}

export function dataSourceView({ id, name, slug, dimensions }: DataSource): ContentDataSource {
	return {
		id,
		name,
		slug,
		dimensions: dimensions.map(({ entryValue, ...dimension }) => ({ ...dimension, entry_value: entryValue })),
	};
}

export function entryView({ id, name, value, dimensionValues }: DataSource["entries"][number]): ContentEntry {
	return { id, name, value, dimension_values: { ...dimensionValues } };
}

export function assetView(space: number, asset: Asset, origin: string): ContentAsset {
	return {
		id: asset.id,
		filename: `${origin}${assetPath(space, asset)}`,
		name: asset.name,
		content_type: asset.contentType,
		content_length: asset.bytes,
		width: asset.width,
		height: asset.height,
		alt: asset.alt,
		title: asset.title,
		copyright: asset.copyright,
		source: asset.source,
		focus: asset.focus,
		meta_data: { ...asset.metaData },
		is_external_url: false,
		created_at: asset.createdAt,
		updated_at: asset.updatedAt,
	};
}
