import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface PageHeadlineView extends Shown {
	readonly component: "page-headline";
	readonly headline: string;
	readonly heading: "h1" | "h2" | "h3";
	readonly subline: string;
	readonly teaser: string;
	readonly variant: "primary" | "secondary";
	readonly isHiddenOnMobile: boolean;
	/** Seen nowhere, but still read to those who listen. */
	readonly headlineHiddenOn: "none" | "mobile" | "desktop" | "both";
}

export function pageHeadlineView(block: Block, story: StoryReads): PageHeadlineView {
	const { text, flag, choice } = fieldsOf(block, story);
	const mayHide = !flag("preventHideHeadline");
	const onMobile = mayHide && flag("hideHeadlineOnMobile");
	const onDesktop = mayHide && flag("hideHeadlineOnDesktop");
	return {
		component: "page-headline",
		...shownOf(block, story),
		headline: text("headline"),
		heading: choice("headlineType", ["h2", "h1", "h3"]),
		subline: text("subline"),
		teaser: text("teaser"),
		variant: choice("variant", ["primary", "secondary"]),
		isHiddenOnMobile: flag("hideComponentOnMobile"),
		headlineHiddenOn: onMobile ? (onDesktop ? "both" : "mobile") : onDesktop ? "desktop" : "none",
	};
}
