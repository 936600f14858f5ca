import type { Space } from "../story/space.ts";
import type { Story } from "../story/story.ts";

/** A space in memory, with what is looked for in it at hand. */
export interface LibrarySpace extends Space {
	readonly byId: ReadonlyMap<number, Story>;
	readonly byUuid: ReadonlyMap<string, Story>;
	/** Pages by full slug; a start page stands at that of its folder. */
	readonly pages: ReadonlyMap<string, Story>;
	/** Pages by full slugs they had before, by language. */
	readonly formerPages: ReadonlyMap<string, ReadonlyMap<string, Story>>;
	/** What lies in a folder, or at the top (null), as editors have ordered it. */
	readonly children: ReadonlyMap<number | null, readonly Story[]>;
	/** By group id; most stories are the only one of theirs. */
	readonly groups: ReadonlyMap<string, readonly Story[]>;
}

/** Makes the indexes of a space: some milliseconds for 10,000 stories. */
export function librarySpace(space: Space): LibrarySpace {
	const { stories } = space;
	const inOrder = [...stories].sort((a, b) => a.position - b.position || a.id - b.id);
	const byId = new Map(stories.map((story) => [story.id, story]));
	return {
		...space,
		byId,
		byUuid: new Map(stories.map((story) => [story.uuid, story])),
		pages: new Map(stories.filter(({ isFolder }) => !isFolder).map((story) => [story.fullSlug, story])),
		formerPages: new Map(
			[...Map.groupBy(space.formerAddresses, ({ lang }) => lang)].map(([lang, addresses]) => [
				lang,
				new Map(
					addresses.flatMap(({ fullSlug, storyId }) => {
						const story = byId.get(storyId);
						return story ? [[fullSlug, story] as const] : [];
					}),
				),
			]),
		),
		children: Map.groupBy(inOrder, ({ parentId }) => parentId),
		groups: Map.groupBy(stories, ({ groupId }) => groupId),
	};
}

/** The stories of a space after some of them have changed, in the order of their ids; an undefined one is gone. */
export function withStories(
	stories: readonly Story[],
	changed: ReadonlyMap<number, Story | undefined>,
): readonly Story[] {
	const kept = stories.filter(({ id }) => !changed.has(id));
	const added = [...changed.values()].filter((story) => story !== undefined);
	return [...kept, ...added].sort((a, b) => a.id - b.id);
}
