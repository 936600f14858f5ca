import type { LibrarySpace, Story } from "@offizin/content";

interface StoriesWanted {
	readonly with_parent?: string | undefined;
	readonly starts_with?: string | undefined;
	readonly text_search?: string | undefined;
	readonly content_type?: string | undefined;
	readonly sort_by?: string | undefined;
}

/**
 * Stories and folders of a space that an editor asks for, in the order of their folders unless another one is named.
 * `saying` are those that the full text search has found for `text_search`; part of a name or address will do, too.
 */
export function findStories(
	space: LibrarySpace,
	wanted: StoriesWanted,
	saying: ReadonlySet<number>,
): readonly Story[] {
	const { with_parent: parent, starts_with: start = "", text_search: text, content_type: type } = wanted;
	const within = parent === undefined ? space.stories : (space.children.get(Number(parent) || null) ?? []);
	const named = text?.trim().toLowerCase();
	return within
		.filter(({ fullSlug }) => fullSlug.startsWith(start))
		.filter(({ draft }) => type === undefined || draft?.component === type)
		.filter(
			({ id, name, fullSlug }) =>
				!named || saying.has(id) || name.toLowerCase().includes(named) || fullSlug.includes(named),
		)
		.toSorted(orderOf(wanted.sort_by));
}

type Order = (a: Story, b: Story) => number;

const keys: Readonly<Record<string, (story: Story) => string>> = {
	name: ({ name }) => name,
	slug: ({ slug }) => slug,
	created_at: ({ createdAt }) => createdAt,
	updated_at: ({ updatedAt }) => updatedAt,
	published_at: ({ publishedAt }) => publishedAt ?? "",
};

function orderOf(sortBy = "position:asc"): Order {
	const [field = "", direction] = sortBy.split(":");
	const key = keys[field];
	const order: Order = key
		? (a, b) => key(a).localeCompare(key(b), "de")
		: (a, b) => a.position - b.position || a.id - b.id;
	return direction === "desc" ? (a, b) => order(b, a) : order;
}
