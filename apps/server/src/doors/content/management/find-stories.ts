import { type LibrarySpace, meantBy, type Selection, type Story } from "@offizin/content";
import { isSet } from "./asking.ts";

type YesOrNo = "true" | "1" | "false" | "0" | undefined;

interface StoriesWanted {
	readonly with_parent?: string | undefined;
	readonly with_slug?: string | undefined;
	readonly is_published?: YesOrNo;
	readonly story_only?: YesOrNo;
	readonly folder_only?: YesOrNo;
	readonly sort_by?: string | undefined;
}

interface Chosen {
	/** By what delivery chooses stories, too. */
	readonly selection: Selection;
	/** Part of a name or address; "" is any. */
	readonly words: string;
	/** Ids of stories that say these words, which will do as well. */
	readonly saying: ReadonlySet<number>;
}

/** Stories and folders of a space that are asked for, in the order of their folders unless another one is named. */
export function findStories(
	space: LibrarySpace,
	wanted: StoriesWanted,
	{ selection, words, saying }: Chosen,
): readonly Story[] {
	const { with_parent: parent, with_slug: slug, is_published: published } = wanted;
	const within = parent === undefined ? space.stories : (space.children.get(Number(parent) || null) ?? []);
	const places = selection.uuids && new Map(selection.uuids.map((uuid, place) => [uuid, place]));
	const named = words.toLowerCase();
	const found = within
		.filter(({ uuid }) => !places || places.has(uuid))
		.filter(meantBy(selection, space, "draft"))
		.filter(({ fullSlug }) => slug === undefined || fullSlug === slug)
		.filter(({ isFolder }) => !isSet(isFolder ? wanted.story_only : wanted.folder_only))
		.filter((story) => published === undefined || isSet(published) === (story.published !== undefined))
		.filter(
			({ id, name, fullSlug }) =>
				named === "" || saying.has(id) || name.toLowerCase().includes(named) || fullSlug.includes(named),
		);
	if (!places || !selection.keepsOrder) return found.toSorted(orderOf(wanted.sort_by));
	return found.toSorted((a, b) => (places.get(a.uuid) ?? 0) - (places.get(b.uuid) ?? 0));
}

type Order = (a: Story, b: Story) => number;

const keys: Readonly<Record<string, (story: Story) => string>> = {
	name: ({ name }) => name,
	slug: ({ slug }) => slug,
	created_at: ({ createdAt }) => createdAt,
	updated_at: ({ updatedAt }) => updatedAt,
	published_at: ({ publishedAt }) => publishedAt ?? "",
	first_published_at: ({ firstPublishedAt }) => firstPublishedAt ?? "",
};

function orderOf(sortBy = "position:asc"): Order {
	const [field = "", direction] = sortBy.split(":");
	const key = keys[field];
	const order: Order = key
		? (a, b) => key(a).localeCompare(key(b), "de")
		: (a, b) => a.position - b.position || a.id - b.id;
	return direction === "desc" ? (a, b) => order(b, a) : order;
}
