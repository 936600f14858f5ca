import { isRecord } from "@offizin/base";
import type { Block } from "@offizin/content";
import type { ShopContext } from "@offizin/contract";
import { asWrittenIn } from "@offizin/words";
import { contentClient } from "./content-client.server.ts";
import { isBlock, storyPath } from "./fields.server.ts";

/** A digit alone would be the id of a story. */
const slugs = /^(?!\d+$)[\p{L}\p{N}_-]+(\/[\p{L}\p{N}_-]+)*$/u;

/** A story as it is kept. */
export interface ReadStory {
	readonly content: Block;
	readonly uuid: string;
	/** Where it stands now, in the language of the site. */
	readonly fullSlug: string;
	/** The same in the language stories are written in. */
	readonly defaultSlug: string;
	/** Its path by language. */
	readonly translations: Readonly<Record<string, string>>;
}

/** The story with a slug; undefined where there is none, or no content is shown at all. */
export async function readStory(
	slug: string,
	shop: ShopContext,
	language = shop.site.locale.slice(0, 2),
): Promise<ReadStory | undefined> {
	const { content, site } = shop;
	if (!content || !slugs.test(slug)) return undefined;
	const { token, version } = content;
	try {
		const { data } = await contentClient(shop, token).get(`cdn/stories/${encodeURI(slug)}`, {
			version,
			resolve_links: "url",
			...(language === "de" ? {} : { language }),
		});
		const story: unknown = data?.story;
		if (!isRecord(story) || !isBlock(story.content)) return undefined;
		const fullSlug = String(story.full_slug);
		return {
			content: asWrittenIn(site.locale, story.content),
			uuid: String(story.uuid),
			fullSlug,
			defaultSlug: String(story.default_full_slug ?? fullSlug),
			translations: translationsOf(story, fullSlug, language),
		};
	} catch (error) {
		if (isRecord(error) && error.status === 404) return undefined;
		throw error;
	}
}

/** Where a story stands in each language, as delivery tells. */
export function translationsOf(
	story: Readonly<Record<string, unknown>>,
	fullSlug: string,
	language: string,
): Readonly<Record<string, string>> {
	const listed = Array.isArray(story.translated_slugs) ? story.translated_slugs.filter(isRecord) : [];
	const others = listed.flatMap(({ lang, path }): [string, string][] =>
		typeof lang === "string" && typeof path === "string" ? [[lang, storyPath(path)]] : [],
	);
	const original = String(story.default_full_slug ?? fullSlug);
	return { de: storyPath(original), ...Object.fromEntries(others), [language]: storyPath(fullSlug) };
}
