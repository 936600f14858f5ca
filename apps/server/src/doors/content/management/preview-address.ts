import { createHash } from "node:crypto";
import type { LibrarySpace, Story } from "@offizin/content";

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
	const timestamp = String(Math.floor(at.getTime() / 1000));
	const signature = createHash("sha1").update(`${space.id}:${token}:${timestamp}`).digest("hex");
	const isHome = story.fullSlug === "home" || (story.isStartpage && story.parentId === null);
	const path = story.path ?? (isHome ? "/" : `/${story.fullSlug}/`);
	const url = new URL(path.startsWith("/") ? path : `/${path}`, origin);
	const parameters = {
		_storyblok: String(story.id),
		_storyblok_c: story.draft?.component ?? "",
		_storyblok_version: "",
		_storyblok_lang: lang ?? "default",
		_storyblok_release: "0",
		"_storyblok_tk[space_id]": String(space.id),
		"_storyblok_tk[timestamp]": timestamp,
		"_storyblok_tk[token]": signature,
	};
	for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
	return url.href;
}
