import { isRecord } from "@offizin/base";
import type { ShopContext } from "@offizin/contract";
import { overviewPaths, paths } from "#app/paths.ts";
import { contentClient } from "./content-client.server.ts";
import { factsOf } from "./facts.server.ts";
import { fieldsOf, isBlock, storyPath } from "./fields.server.ts";

export interface FoundStory {
	/** Title of the page, in the language of the site. */
	readonly name: string;
	readonly to: string;
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
	const own = new Set<string>([...Object.values(paths), ...Object.values(overviewPaths)]);
	const reads = { facts: factsOf(site), origins: [origin, sisterOrigin] };
	return stories.filter(isRecord).flatMap(({ content: page, full_slug: slug, name }) => {
		if (!isBlock(page) || page.component !== "page" || page.robots !== "index") return [];
		const to = storyPath(String(slug));
		return own.has(to) ? [] : [{ name: fieldsOf(page, reads).text("title") || String(name), to }];
	});
}
