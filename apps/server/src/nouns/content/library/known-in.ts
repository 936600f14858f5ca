import type { KnownContent, LibrarySpace } from "@offizin/content";

/** What a content of a space is checked against: the space as it is in memory. */
export function knownIn(space: LibrarySpace): KnownContent {
	const components = new Map(space.components.map((component) => [component.name, component]));
	const assets = new Map(space.assets.map((asset) => [asset.id, asset]));
	return {
		component: (name) => components.get(name),
		dataSource: (slug) => space.dataSources.find((source) => source.slug === slug),
		story(uuid) {
			const story = space.byUuid.get(uuid);
			if (!story || story.isFolder) return undefined;
			const { name, fullSlug, published, draft } = story;
			return { uuid, name, fullSlug, isPublished: published !== undefined, content: draft };
		},
		asset: (id) => assets.get(id),
		languages: space.languages,
	};
}
