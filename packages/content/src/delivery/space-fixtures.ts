import type { Block, FieldValue } from "../story/block.ts";
import type { Space } from "../story/space.ts";
import type { Story } from "../story/story.ts";
import type { Asking } from "./asking.ts";
import { deliverStories, deliverStory } from "./deliver-stories.ts";
import { librarySpace } from "./library-space.ts";
import { readStoriesQuery, readStoryQuery } from "./story-query.ts";

const AT = "2026-11-01T08:00:00.000Z";

/** The uuid of the story with an id. */
export const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`;

/** A published story with these fields of its content. */
export function storyOf(
	id: number,
	more: Partial<Story> & { readonly fields?: Readonly<Record<string, FieldValue>> } = {},
): Story {
	const { fields, ...own } = more;
	const slug = own.slug ?? `story-${id}`;
	const content: Block = { _uid: `root-${id}`, component: "page", ...fields };
	return {
		id,
		uuid: uuidOf(id),
		name: `Story ${id}`,
		slug,
		fullSlug: slug,
		parentId: null,
		isFolder: false,
		isStartpage: false,
		position: id,
		path: null,
		tags: [],
		groupId: uuidOf(id),
		translatedSlugs: [],
		sortByDate: null,
		metaData: null,
		version: 1,
		draft: content,
		published: content,
		createdAt: AT,
		updatedAt: AT,
		publishedAt: AT,
		firstPublishedAt: AT,
		publishAt: null,
		unpublishAt: null,
		publishFailedAt: null,
		...own,
	};
}

/** A folder at the top of a space. */
export function folderOf(id: number, slug: string): Story {
	return { ...storyOf(id, { slug }), isFolder: true, draft: undefined, published: undefined };
}

/** Who asks a space of these stories with a token for the preview. */
export function askingOf(stories: readonly Story[], more: Partial<Space> = {}): Asking {
	const space: Space = {
		id: 4711,
		name: "Papiervogel",
		domain: "https://www.papiervogel.example/",
		cv: 1_800_000_000,
		languages: [
			{ code: "en", name: "English" },
			{ code: "fr", name: "Français" },
		],
		tokens: [],
		components: [],
		stories,
		dataSources: [],
		assets: [],
		trashedAssets: [],
		formerAddresses: [],
		...more,
	};
	return { space: librarySpace(space), access: "preview", origin: "https://www.papiervogel.example" };
}

/** Of an answer or an error. */
// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it finds
type Body = any;

/** The body of a list, or the error. */
export function listed(asking: Asking, query: string): Body {
	const read = readStoriesQuery(new URLSearchParams(query), asking);
	return read.ok ? deliverStories(asking, read.value, undefined).body : read.error;
}

/** The ids of the stories in a list. */
export function idsOf(asking: Asking, query: string): readonly number[] {
	return listed(asking, query).stories.map(({ id }: Story) => id);
}

/** The body of one story, or the error. */
export function told(asking: Asking, name: string, query = ""): Body {
	const read = readStoryQuery(new URLSearchParams(query), asking);
	if (!read.ok) return read.error;
	const delivered = deliverStory(asking, read.value, name);
	return delivered.ok ? delivered.value.body : delivered.error;
}
