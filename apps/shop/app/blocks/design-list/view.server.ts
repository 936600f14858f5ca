import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface DesignListView extends Shown {
	readonly component: "design-list";
	readonly headline: string;
}

export function designListView(block: Block, story: StoryReads): DesignListView {
	return {
		component: "design-list",
		...shownOf(block, story),
		headline: fieldsOf(block, story).text("headline"),
	};
}
