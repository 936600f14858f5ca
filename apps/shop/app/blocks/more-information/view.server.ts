import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import { readRichText, type ShowBlocks } from "../rich-text/read-rich-text.server.ts";
import type { RichNode } from "../rich-text/rich-node.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface MoreInformationView<Within> extends Shown {
	readonly component: "more-information";
	readonly headline: string;
	readonly nodes: readonly RichNode<Within>[];
}

export async function moreInformationView<Within>(
	block: Block,
	story: StoryReads,
	showBlocks: ShowBlocks<Within>,
): Promise<MoreInformationView<Within>> {
	const { text, raw } = fieldsOf(block, story);
	return {
		component: "more-information",
		...shownOf(block, story),
		headline: text("headline"),
		nodes: await readRichText(raw("text"), story, showBlocks),
	};
}
