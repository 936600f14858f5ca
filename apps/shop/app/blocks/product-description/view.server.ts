import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import { readRichText, type ShowBlocks } from "../rich-text/read-rich-text.server.ts";
import type { RichNode } from "../rich-text/rich-node.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface ProductDescriptionView<Within> extends Shown {
	readonly component: "product-description";
	readonly headline: string;
	readonly nodes: readonly RichNode<Within>[];
	/** What there is to know at a glance. */
	readonly points: readonly string[];
}

export async function productDescriptionView<Within>(
	block: Block,
	story: StoryReads,
	showBlocks: ShowBlocks<Within>,
): Promise<ProductDescriptionView<Within>> {
	const { text, lines, raw } = fieldsOf(block, story);
	return {
		component: "product-description",
		...shownOf(block, story),
		headline: text("headline"),
		nodes: await readRichText(raw("text"), story, showBlocks),
		points: lines("points"),
	};
}
