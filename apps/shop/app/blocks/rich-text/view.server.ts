import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { readRichText, type ShowBlocks } from "./read-rich-text.server.ts";
import type { RichNode } from "./rich-node.ts";

export interface RichTextView<Within> extends Shown {
	readonly component: "rich-text";
	readonly nodes: readonly RichNode<Within>[];
	/** Headings above their paragraphs, or beside them. */
	readonly layout: "column" | "margin";
}

export async function richTextView<Within>(
	block: Block,
	story: StoryReads,
	showBlocks: ShowBlocks<Within>,
): Promise<RichTextView<Within>> {
	const { raw, choice } = fieldsOf(block, story);
	const nodes = await readRichText(raw("text"), story, showBlocks);
	return {
		component: "rich-text",
		...shownOf(block, story),
		nodes,
		layout: choice("layout", ["column", "margin"]),
	};
}
