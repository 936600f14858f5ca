import type { Block } from "@offizin/content";
import type { TileCard } from "#app/cards/tile-card.ts";
import { chosenCards } from "../chosen-cards.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface ProductSelectionView extends Shown {
	readonly component: "product-selection";
	readonly headline: string;
	readonly cards: readonly TileCard[];
}

export async function productSelectionView(block: Block, story: StoryReads): Promise<ProductSelectionView> {
	const { text, count } = fieldsOf(block, story);
	return {
		component: "product-selection",
		...shownOf(block, story),
		headline: text("headline"),
		cards: await chosenCards(story, {
			kind: text("kind"),
			theme: text("theme"),
			count: count("count", 8),
		}),
	};
}
