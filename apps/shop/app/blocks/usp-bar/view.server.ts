import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface UspItemView extends Shown {
	readonly text: string;
	/** Said when a mouse rests on it. */
	readonly title: string | undefined;
	readonly to: string | undefined;
}

export interface UspBarView extends Shown {
	readonly component: "usp-bar";
	readonly items: readonly UspItemView[];
}

export function uspBarView(block: Block, story: StoryReads): UspBarView {
	return {
		component: "usp-bar",
		...shownOf(block, story),
		items: fieldsOf(block, story)
			.blocks("items")
			.map((item) => {
				const { text, address } = fieldsOf(item, story);
				const title = text("title") || undefined;
				return { ...shownOf(item, story), text: text("text"), title, to: address("url") };
			}),
	};
}
