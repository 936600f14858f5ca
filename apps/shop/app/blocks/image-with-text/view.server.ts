import type { Block, ImageSource } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import { readRichText, type ShowBlocks } from "../rich-text/read-rich-text.server.ts";
import type { RichNode } from "../rich-text/rich-node.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface ImageWithTextView<Within> extends Shown {
	readonly component: "image-with-text";
	readonly picture: ImageSource | undefined;
	readonly isImageRight: boolean;
	readonly headline: string;
	readonly nodes: readonly RichNode<Within>[];
	readonly link: { readonly to: string; readonly text: string } | undefined;
	readonly second: { readonly headline: string; readonly text: string } | undefined;
}

export async function imageWithTextView<Within>(
	block: Block,
	story: StoryReads,
	showBlocks: ShowBlocks<Within>,
): Promise<ImageWithTextView<Within>> {
	const { text, flag, picture, address, raw } = fieldsOf(block, story);
	const to = address("link");
	const chosen = picture("image");
	return {
		component: "image-with-text",
		...shownOf(block, story),
		picture: chosen && { ...chosen, alt: text("imageAlt") || chosen.alt },
		isImageRight: flag("isImagePositionRight"),
		headline: text("headline"),
		nodes: await readRichText(raw("text"), story, showBlocks),
		link: to && text("linkText") ? { to, text: text("linkText") } : undefined,
		second: text("secondHeadline")
			? { headline: text("secondHeadline"), text: text("secondText") }
			: undefined,
	};
}
