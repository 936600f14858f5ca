import type { Block } from "@offizin/content";
import { type TileCard, tilesOf } from "#app/cards/tile-card.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface BestsellersView extends Shown {
	readonly component: "bestsellers";
	readonly headline: string;
	readonly text: string;
	readonly cards: readonly TileCard[];
}

/** While nobody's choice sets an order of its own, these are our recommendations, and are called that. */
export async function bestsellersView(block: Block, story: StoryReads): Promise<BestsellersView> {
	const { text, count } = fieldsOf(block, story);
	const { items, isChosen } = await story.popularInvitations();
	return {
		component: "bestsellers",
		...shownOf(block, story),
		headline: text(isChosen ? "headline" : "fallbackHeadline"),
		text: text("text"),
		cards: tilesOf(items.slice(0, count("count", 8))),
	};
}
