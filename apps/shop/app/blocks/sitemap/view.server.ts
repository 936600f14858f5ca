import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { MapGroup } from "../map-group.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface SitemapView extends Shown {
	readonly component: "sitemap";
	readonly groups: readonly MapGroup[];
}

/** All pages that may be found, and what an editor puts there besides. */
export async function sitemapView(block: Block, story: StoryReads): Promise<SitemapView> {
	const { text, blocks } = fieldsOf(block, story);
	const entries = blocks("items").flatMap((item) => {
		const fields = fieldsOf(item, story);
		const to = fields.address("url");
		return to === undefined ? [] : [{ name: fields.text("text"), to }];
	});
	const own = entries.length > 0 ? [{ key: "pages" as const, name: text("headline"), entries }] : [];
	return {
		component: "sitemap",
		...shownOf(block, story),
		groups: [...(await story.siteMap()), ...own],
	};
}
