import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface QuoteView extends Shown {
	readonly text: string;
	readonly author: string;
	readonly occasion: string;
}

export interface QuotesView extends Shown {
	readonly component: "quotes";
	readonly headline: string;
	readonly quotes: readonly QuoteView[];
}

export function quotesView(block: Block, story: StoryReads): QuotesView {
	const { text, blocks } = fieldsOf(block, story);
	return {
		component: "quotes",
		...shownOf(block, story),
		headline: text("headline"),
		quotes: blocks("quotes").map((one) => {
			const fields = fieldsOf(one, story);
			return {
				...shownOf(one, story),
				text: fields.text("text"),
				author: fields.text("author"),
				occasion: fields.text("occasion"),
			};
		}),
	};
}
