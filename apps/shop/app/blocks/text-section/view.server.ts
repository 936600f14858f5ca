import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import { readRichText, type ShowBlocks } from "../rich-text/read-rich-text.server.ts";
import type { RichNode } from "../rich-text/rich-node.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface TextSectionView<Within> extends Shown {
	readonly component: "text-section";
	readonly headline: string;
	/** Id that links within the page lead to. */
	readonly anchor: string | undefined;
	readonly nodes: readonly RichNode<Within>[];
}

export async function textSectionView<Within>(
	block: Block,
	story: StoryReads,
	showBlocks: ShowBlocks<Within>,
): Promise<TextSectionView<Within>> {
	const { text, raw } = fieldsOf(block, story);
	const anchor = text("anchor");
	return {
		component: "text-section",
		...shownOf(block, story),
		headline: text("headline"),
		anchor: /^[a-z][a-z0-9-]*$/.test(anchor) ? anchor : undefined,
		nodes: await readRichText(raw("text"), story, showBlocks),
	};
}
