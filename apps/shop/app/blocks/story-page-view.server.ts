import type { Block } from "@offizin/content";
import { priceFactNames } from "#app/content/price-facts.server.ts";
import type { Crumb } from "#app/layout/breadcrumbs.tsx";
import { articleView } from "./article/article-view.server.ts";
import { faqLd } from "./faq-ld.server.ts";
import { fieldsOf, storyPath } from "./fields.server.ts";
import { footer } from "./footer/schema.ts";
import { shortName } from "./log-throttle.ts";
import { missing, showBlocks } from "./registry.server.ts";
import type { StoryPageView } from "./story-page-view.ts";
import type { StoryReads } from "./story-reads.server.ts";

/** Where a story stands, and what it lies in. */
export interface StoryPlace {
	readonly uuid: string;
	readonly fullSlug: string;
	readonly above: readonly Crumb[];
}

const pageKinds: readonly string[] = ["page", "article"];
const prices = new RegExp(`\\{(${priceFactNames.join("|")})\\}`);

/** A story as a page. Of a content type that is none, editors and the log are told (spec 8.4-2). */
export async function storyPageView(
	content: Block,
	story: StoryReads,
	editors: readonly string[] | undefined,
	place?: StoryPlace,
): Promise<StoryPageView> {
	const isPage = pageKinds.includes(content.component);
	const sentence = `Transformer for Container(${shortName(content.component)}) not implemented`;
	let isWhole = true;
	const reads: StoryReads = {
		...story,
		facts: prices.test(JSON.stringify(content)) ? { ...story.facts, ...(await story.prices()) } : story.facts,
		onFailed: () => {
			isWhole = false;
		},
	};
	const { text, choice, picture, blocks } = fieldsOf(content, reads);
	const shown = isPage
		? await showBlocks(blocks("body"), reads)
		: // Editors see it where it stands: at the end of the page.
			content.component === footer.name
			? []
			: [missing(content, reads, sentence)];
	const article = await articleView(content, shown, reads, place);
	const headline = text("headline");
	const cover = picture("image");
	const name = text("label") || headline || text("title");
	return {
		title: text("title"),
		description: text("description"),
		robots: choice("robots", ["none", "index", "follow"]),
		head: isPage && headline !== "" ? { headline, lead: text("lead") } : undefined,
		trail: place ? [...place.above, { name, to: storyPath(place.fullSlug) }] : [],
		article,
		picture: cover && { ...cover, alt: text("imageAlt") || cover.alt },
		image: cover?.src,
		blocks: shown,
		faq: faqLd(shown),
		isWhole,
		editors,
	};
}
