import type { Block } from "@offizin/content";
import { type TileCard, tilesOf } from "#app/cards/tile-card.ts";
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
	const kind = text("kind");
	const theme = text("theme");
	const found = (await story.templates()).filter(
		(card) => ["", "all", card.kind].includes(kind) && ["", card.themeId].includes(theme),
	);
	return {
		component: "product-selection",
		...shownOf(block, story),
		headline: text("headline"),
		cards: tilesOf(found.slice(0, count("count", 8))),
	};
}
