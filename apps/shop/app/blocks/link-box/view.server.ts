import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface LinkBoxView extends Shown {
	readonly component: "link-box";
	readonly headline: string;
	readonly text: string;
	readonly link: { readonly to: string; readonly text: string } | undefined;
	readonly isNight: boolean;
}

export function linkBoxView(block: Block, story: StoryReads): LinkBoxView {
	const { text, address, choice } = fieldsOf(block, story);
	const to = address("link");
	return {
		component: "link-box",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		link: to ? { to, text: text("linkText") } : undefined,
		isNight: choice("variant", ["light", "night"]) === "night",
	};
}
