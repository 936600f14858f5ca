import type { ShopContext } from "@offizin/contract";
import type { ArticleCard } from "../article-card.ts";
import { contentClient } from "../content-client.server.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { articleCard } from "./article-card.server.ts";

type Shop = Pick<ShopContext, "fetch" | "origin" | "content" | "site">;

/** All articles of a brand, the newest first. */
export async function readArticles(
	shop: Shop,
	reads: Pick<StoryReads, "facts" | "origins" | "site">,
): Promise<readonly ArticleCard[]> {
	const { content, site } = shop;
	if (!content) return [];
	const language = site.locale.slice(0, 2);
	const stories: readonly unknown[] = await contentClient(shop, content.token).getAll("cdn/stories", {
		version: content.version,
		content_type: "article",
		excluding_fields: "body",
		per_page: 100,
		...(language === "de" ? {} : { language }),
	});
	return stories
		.flatMap((story) => articleCard(story, reads) ?? [])
		.toSorted((a, b) => b.published.localeCompare(a.published));
}
