import { addressIn, type LibrarySpace, pageIn } from "@offizin/content";

/** Slugs of the language a space is written in, and of those it is translated to. */
const version = "published";

/**
 * The path of a page by language. A page that editors have made has a slug in each language, whichever of them `path`
 * names; all other pages have the same path in every language.
 */
export function pathsOfPage(space: LibrarySpace | undefined, path: string): (language: string) => string {
	const slug = decoded(path).replace(/^\/|\/$/g, "");
	const languages = space?.languages.map(({ code }) => code) ?? [];
	const story =
		space?.pages.get(slug) ??
		languages.flatMap((lang) => (space && pageIn(space, slug, { lang, version })) ?? [])[0];
	if (!space || !story) return () => path;
	return (language) => {
		const address = languages.includes(language)
			? addressIn(space, story, language, version)
			: story.fullSlug;
		return address === "home" ? "/" : encodeURI(`/${address}/`);
	};
}

function decoded(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
