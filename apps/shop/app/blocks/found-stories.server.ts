import { isRecord } from "@offizin/base";
import type { ShopContext } from "@offizin/contract";
import { ownPaths } from "#app/own-paths.server.ts";
import { contentClient } from "./content-client.server.ts";
import { contentPicture } from "./content-picture.server.ts";
import { factsOf } from "./facts.server.ts";
import { fieldsOf, isBlock, storyPath } from "./fields.server.ts";
import { translationsOf } from "./stored-story.server.ts";

export interface FoundStory {
	/** Short name of the page, or its headline, or its title, in the language of the site. */
	readonly name: string;
	readonly to: string;
	/** Its path by language, where they are not all the same. */
	readonly translations?: Readonly<Record<string, string>>;
	/** What the page is shown with, width by height; undefined where its editor has chosen none. */
	readonly picture: { readonly src: string; readonly ratio: number } | undefined;
}

const pageKinds = new Set(["page", "article"]);

type Shop = Pick<ShopContext, "fetch" | "origin" | "sisterOrigin" | "content" | "site">;

/** Published pages of blocks that search may find, without those that stand at an address of the shop's own. */
export async function foundStories(shop: Shop): Promise<readonly FoundStory[]> {
	return (await publishedStories(shop)).filter(({ to }) => !ownPaths.has(to));
}

/** The same with what editors have written at addresses of the shop's own, as of a product. */
export async function publishedStories(shop: Shop): Promise<readonly FoundStory[]> {
	const { content, site, origin, sisterOrigin } = shop;
	if (!content) return [];
	const language = site.locale.slice(0, 2);
	const stories: readonly unknown[] = await contentClient(shop, content.token).getAll("cdn/stories", {
		version: "published",
		excluding_fields: "body",
		per_page: 100,
		...(language === "de" ? {} : { language }),
	});
	const reads = { facts: factsOf(site), origins: [origin, sisterOrigin] };
	return stories.filter(isRecord).flatMap((story) => {
		const { content: page, full_slug: slug, name } = story;
		if (!isBlock(page) || !pageKinds.has(page.component) || page.robots !== "index") return [];
		const to = storyPath(String(slug));
		const { text } = fieldsOf(page, reads);
		const { src, width = 0, height = 0 } = contentPicture(page.image, reads.origins) ?? {};
		const picture = src === undefined || height === 0 ? undefined : { src, ratio: width / height };
		const called = text("label") || text("headline") || text("title") || String(name);
		const translations = translationsOf(story, String(slug), language);
		const isTranslated = Object.values(translations).some((other) => other !== to);
		return [{ name: called, to, picture, ...(isTranslated && { translations }) }];
	});
}
