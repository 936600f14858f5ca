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
		cards: tilesOf(mixed(found).slice(0, count("count", 8))),
	};
}

/** Takes turns between the collections, so that the first row shows more than one idea. */
function mixed<Card extends { readonly themeId: string }>(cards: readonly Card[]): Card[] {
	const shelves = [...Map.groupBy(cards, ({ themeId }) => themeId).values()];
	const longest = Math.max(0, ...shelves.map((shelf) => shelf.length));
	return Array.from({ length: longest }, (_, row) =>
		shelves.flatMap((shelf) => shelf.slice(row, row + 1)),
	).flat();
}
