import type { Block } from "@offizin/content";
import { shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface DesignListView extends Shown {
	readonly component: "design-list";
	/** Said to editors where the page has no list; empty for visitors. */
	readonly hint: string;
}

export function designListView(block: Block, story: StoryReads): DesignListView {
	const hint = story.isPreview ? story.words.designList : "";
	return { component: "design-list", ...shownOf(block, story), hint };
}
