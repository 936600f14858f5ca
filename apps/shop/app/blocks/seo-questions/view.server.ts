import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import { readRichText, type ShowBlocks } from "../rich-text/read-rich-text.server.ts";
import type { RichNode } from "../rich-text/rich-node.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface SeoQuestionView<Within> extends Shown {
	readonly question: string;
	readonly answer: readonly RichNode<Within>[];
}

export interface SeoQuestionsView<Within> extends Shown {
	readonly component: "seo-questions";
	readonly headline: string;
	readonly questions: readonly SeoQuestionView<Within>[];
}

export async function seoQuestionsView<Within>(
	block: Block,
	story: StoryReads,
	showBlocks: ShowBlocks<Within>,
): Promise<SeoQuestionsView<Within>> {
	const { text, blocks } = fieldsOf(block, story);
	const questions = await Promise.all(
		blocks("items").map(async (item) => {
			const { text: words, raw } = fieldsOf(item, story);
			const answer = await readRichText(raw("answer"), story, showBlocks);
			return { ...shownOf(item, story), question: words("question"), answer };
		}),
	);
	return {
		component: "seo-questions",
		...shownOf(block, story),
		headline: text("headline"),
		questions,
	};
}
