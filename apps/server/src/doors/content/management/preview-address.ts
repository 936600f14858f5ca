import { isHomePage, type LibrarySpace, type Story } from "@offizin/content";
import { homeMarket, pathPrefixOf } from "@offizin/sites";
import { signPreview } from "../../../nouns/content/preview/preview-signature.ts";

interface Preview {
	/** Of the site that shows the space. */
	readonly origin: string;
	/** Code of a language; undefined is the default one. */
	readonly lang: string | undefined;
	readonly at: Date;
}

/**
 * Address of the real page as an editor's frame opens it (content-protocol §5): whoever has it sees drafts for an hour.
 * Undefined where the space has no token for previews.
 */
export function previewAddress(
	space: LibrarySpace,
	story: Story,
	{ origin, lang, at }: Preview,
): string | undefined {
	const token = space.tokens.find(({ access }) => access === "preview")?.token;
	if (token === undefined) return undefined;
	const path = story.path ?? (isHomePage(story) ? "/" : `/${story.fullSlug}/`);
	// Languages beside the one of the market have a path of their own.
	const prefix = lang === undefined ? "" : pathPrefixOf({ market: homeMarket, locale: `${lang}-DE` });
	const url = new URL(`${prefix}${path.startsWith("/") ? path : `/${path}`}`, origin);
	const parameters = {
		_storyblok: String(story.id),
		_storyblok_c: story.draft?.component ?? "",
		_storyblok_version: "",
		_storyblok_lang: lang ?? "default",
		_storyblok_release: "0",
		...signPreview({ space: space.id, token }, at),
	};
	for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
	return url.href;
}
