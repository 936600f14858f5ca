import { isRecord } from "@offizin/base";
import type { Block } from "@offizin/content";
import type { ShopContext } from "@offizin/contract";
import { asWrittenIn } from "@offizin/words";
import { contentClient } from "./content-client.server.ts";
import { isBlock } from "./fields.server.ts";

/** A digit alone would be the id of a story. */
const slugs = /^(?!\d+$)[\p{L}\p{N}_-]+(\/[\p{L}\p{N}_-]+)*$/u;

/** A story as it is kept. */
export interface ReadStory {
	readonly content: Block;
	readonly uuid: string;
	/** Where it stands now, in the language of the site. */
	readonly fullSlug: string;
}

/** The story with a slug; undefined where there is none, or no content is shown at all. */
export async function readStory(slug: string, shop: ShopContext): Promise<ReadStory | undefined> {
	const { content, site } = shop;
	if (!content || !slugs.test(slug)) return undefined;
	const { token, version } = content;
	const language = site.locale.slice(0, 2);
	try {
		const { data } = await contentClient(shop, token).get(`cdn/stories/${encodeURI(slug)}`, {
			version,
			resolve_links: "url",
			...(language === "de" ? {} : { language }),
		});
		const story: unknown = data?.story;
		if (!isRecord(story) || !isBlock(story.content)) return undefined;
		return {
			content: asWrittenIn(site.locale, story.content),
			uuid: String(story.uuid),
			fullSlug: String(story.full_slug),
		};
	} catch (error) {
		if (isRecord(error) && error.status === 404) return undefined;
		throw error;
	}
}
