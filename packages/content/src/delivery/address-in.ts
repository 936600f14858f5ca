import type { Story, TranslatedSlug } from "../story/story.ts";
import { keptByName } from "./kept-by-name.ts";
import type { LibrarySpace } from "./library-space.ts";
import { contentOf, type Version } from "./version.ts";

/** What of a story says where it stands. */
export type AddressedStory = Pick<
	Story,
	"slug" | "fullSlug" | "parentId" | "isStartpage" | "translatedSlugs"
>;

/** Name and slug of a story in a language; a draft has also those that are not published. */
export function translationOf(
	story: Pick<Story, "translatedSlugs">,
	lang: string,
	version: Version,
): TranslatedSlug | undefined {
	return story.translatedSlugs.find((one) => one.lang === lang && (version === "draft" || one.published));
}

/** The full slug of a story in a language: each part in its translation where there is one. */
export function addressIn(
	space: { readonly byId: ReadonlyMap<number, AddressedStory> },
	story: AddressedStory,
	lang: string,
	version: Version,
): string {
	const parts: string[] = [];
	let at: AddressedStory | undefined = story;
	// As deep as the address is: folders that lie in each other in a circle are none of ours, and end here.
	for (let left = story.fullSlug.split("/").length + 1; at && left > 0; left -= 1) {
		const parent: AddressedStory | undefined = at.parentId === null ? undefined : space.byId.get(at.parentId);
		const isFolderItself = at.isStartpage && parent !== undefined;
		if (!isFolderItself) parts.unshift(translationOf(at, lang, version)?.slug || at.slug);
		at = parent;
	}
	return parts.join("/");
}

/** By full slug in a language, for each version; a space has fewer languages than that. */
const addresses = keptByName<ReadonlyMap<string, Story>>(100);

/** Finds a page by its full slug in a language. */
export function pageIn(
	space: LibrarySpace,
	slug: string,
	{ lang, version }: { readonly lang: string; readonly version: Version },
): Story | undefined {
	// Everybody may ask for any language, and each would be kept.
	if (!space.languages.some(({ code }) => code === lang)) return undefined;
	const known = addresses(
		space,
		`${version} ${lang}`,
		() =>
			new Map(
				[...space.pages.values()]
					.filter((story) => contentOf(story, version) !== undefined)
					.map((story) => [addressIn(space, story, lang, version), story]),
			),
	);
	return known.get(slug);
}
