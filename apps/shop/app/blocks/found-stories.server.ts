import { isRecord } from "@offizin/base";
import type { ShopContext } from "@offizin/contract";
import { paths } from "#app/paths.ts";
import { contentClient } from "./content-client.server.ts";
import { contentPicture } from "./content-picture.server.ts";
import { factsOf } from "./facts.server.ts";
import { fieldsOf, isBlock, storyPath } from "./fields.server.ts";

export interface FoundStory {
	/** Title of the page, in the language of the site. */
	readonly name: string;
	readonly to: string;
	/** What the page is shown with, width by height; undefined where its editor has chosen none. */
	readonly picture: { readonly src: string; readonly ratio: number } | undefined;
}

type Shop = Pick<ShopContext, "fetch" | "origin" | "sisterOrigin" | "content" | "site">;

/** Published pages of blocks that search may find, without those that stand at an address of the shop's own. */
export async function foundStories(shop: Shop): Promise<readonly FoundStory[]> {
	const { content, site, origin, sisterOrigin } = shop;
	if (!content) return [];
	const language = site.locale.slice(0, 2);
	const stories: readonly unknown[] = await contentClient(shop, content.token).getAll("cdn/stories", {
		version: "published",
		excluding_fields: "body",
		per_page: 100,
		...(language === "de" ? {} : { language }),
	});
	const own = new Set<string>(Object.values(paths));
	const reads = { facts: factsOf(site), origins: [origin, sisterOrigin] };
	return stories.filter(isRecord).flatMap(({ content: page, full_slug: slug, name }) => {
		if (!isBlock(page) || page.component !== "page" || page.robots !== "index") return [];
		const to = storyPath(String(slug));
		if (own.has(to)) return [];
		const { src, width = 0, height = 0 } = contentPicture(page.image, reads.origins) ?? {};
		const picture = src === undefined || height === 0 ? undefined : { src, ratio: width / height };
		return [{ name: fieldsOf(page, reads).text("title") || String(name), to, picture }];
	});
}
