import type { Block } from "../story/block.ts";
import type { Story } from "../story/story.ts";
import { addressIn, translationOf } from "./address-in.ts";
import type { LibrarySpace } from "./library-space.ts";
import { type Presentation, presentContent } from "./present-content.ts";
import { contentOf } from "./version.ts";

/** A story as it is delivered (content-protocol §2). */
export interface StoryAnswer {
	readonly id: number;
	readonly uuid: string;
	readonly full_slug: string;
	readonly content: Block;
	readonly [field: string]: unknown;
}

/** At the top of a space. The protocol's types know no null there. */
const TOP = 0;

/** A story in one version and language, without the top-level fields `excluded`; undefined where it has no content. */
export function storyAnswer(
	story: Story,
	how: Presentation,
	excluded: ReadonlySet<string>,
): StoryAnswer | undefined {
	const content = contentOf(story, how.version);
	if (!content) return undefined;
	const [lang] = how.languages;
	const own = {
		name: (lang && translationOf(story, lang, how.version)?.name) || story.name,
		created_at: story.createdAt,
		published_at: story.publishedAt,
		updated_at: story.updatedAt,
		id: story.id,
		uuid: story.uuid,
		content: presentContent(content, story.id, how),
		slug: (lang && translationOf(story, lang, how.version)?.slug) || story.slug,
		full_slug: lang ? addressIn(how.space, story, lang, how.version) : story.fullSlug,
		sort_by_date: story.sortByDate,
		position: story.position,
		tag_list: story.tags,
		is_startpage: story.isStartpage,
		parent_id: story.parentId ?? TOP,
		meta_data: story.metaData,
		group_id: story.groupId,
		first_published_at: story.firstPublishedAt,
		release_id: null,
		lang: lang ?? "default",
		path: story.path,
		alternates: alternatesOf(story, how),
		default_full_slug: story.fullSlug,
		translated_slugs: story.translatedSlugs
			.filter(({ published }) => published || how.version === "draft")
			.map((one) => ({
				path: addressIn(how.space, story, one.lang, how.version),
				name: one.name,
				lang: one.lang,
				published: one.published,
			})),
	};
	if (excluded.size === 0) return own;
	for (const field of excluded) if (isOptional(field)) Reflect.deleteProperty(own, field);
	return own;
}

/** What every reader relies on stays, whatever is asked for. */
function isOptional(field: string): boolean {
	return !["id", "uuid", "name", "slug", "full_slug", "content"].includes(field);
}

function alternatesOf(story: Story, { space, version }: Presentation) {
	const group = space.groups.get(story.groupId) ?? [];
	return group
		.filter((one) => one.id !== story.id && contentOf(one, version) !== undefined)
		.map(({ id, name, slug, published, fullSlug, isFolder, parentId }) => ({
			id,
			name,
			slug,
			published: published !== undefined,
			full_slug: fullSlug,
			is_folder: isFolder,
			parent_id: parentId ?? TOP,
		}));
}

/** A story in the list of all addresses: `slug` is the full one. */
export function linkAnswer(story: Story, { withDates = false }: { readonly withDates?: boolean } = {}) {
	const realPath = story.path || story.fullSlug;
	return {
		id: story.id,
		uuid: story.uuid,
		slug: story.fullSlug,
		path: story.path,
		real_path: realPath.startsWith("/") ? realPath : `/${realPath}`,
		name: story.name,
		published: story.published !== undefined,
		parent_id: story.parentId ?? TOP,
		is_folder: story.isFolder,
		is_startpage: story.isStartpage,
		position: story.position,
		...(withDates
			? { created_at: story.createdAt, published_at: story.publishedAt, updated_at: story.updatedAt }
			: {}),
	};
}

/** A story as `resolve_links=url` tells of it. */
export function urlAnswer(story: Story, space: LibrarySpace, how: Presentation) {
	const [lang] = how.languages;
	const address = lang ? addressIn(space, story, lang, how.version) : story.fullSlug;
	return {
		id: story.id,
		uuid: story.uuid,
		name: story.name,
		slug: story.slug,
		full_slug: address,
		url: address,
	};
}
