import type { Block } from "@offizin/content";
import type { ArticleCard } from "../article-card.ts";
import type { BlockView } from "../block-view.ts";
import { wordsOfNodes } from "../rich-text/rich-node.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { articleCard } from "./article-card.server.ts";

/** How many other articles one leads to. */
const mostRelated = 3;

export interface ArticleView {
	readonly card: ArticleCard;
	/** Headings of the text that a reader can jump to. */
	readonly contents: readonly { readonly id: string; readonly text: string }[];
	readonly related: readonly ArticleCard[];
	readonly words: { readonly contents: string; readonly related: string };
}

/** What stands around the blocks of an article; undefined of a page that is none. */
export async function articleView(
	content: Block,
	blocks: readonly BlockView[],
	story: StoryReads,
	place: { readonly uuid: string; readonly fullSlug: string } | undefined,
): Promise<ArticleView | undefined> {
	const card = articleCard({ content, uuid: place?.uuid, full_slug: place?.fullSlug ?? "" }, story);
	if (!card) return undefined;
	const others = (await story.articles()).filter(({ uuid }) => uuid !== place?.uuid);
	const chosen = Array.isArray(content.related) ? content.related : [];
	const rank = ({ uuid, topic }: ArticleCard) => {
		const place = chosen.indexOf(uuid);
		if (place >= 0) return place;
		return topic === card.topic ? chosen.length : chosen.length + 1;
	};
	return {
		card,
		contents: headingsOf(blocks),
		related: others.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostRelated),
		words: story.words.article,
	};
}

/** Headings of the second level in running text, each with the id that it has there. */
function headingsOf(blocks: readonly BlockView[]) {
	return blocks.flatMap((block) => {
		if (block.component !== "rich-text") return [];
		return block.nodes.flatMap((node) => {
			if (typeof node === "string" || node.tag !== "h2") return [];
			const { attributes, below = [] } = node;
			return attributes?.id ? [{ id: attributes.id, text: wordsOfNodes(below) }] : [];
		});
	});
}
