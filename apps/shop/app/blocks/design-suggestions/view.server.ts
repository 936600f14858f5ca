import type { Block } from "@offizin/content";
import type { TileCard } from "#app/cards/tile-card.ts";
import { chosenCards } from "../chosen-cards.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface DesignSuggestionsView extends Shown {
	readonly component: "design-suggestions";
	readonly headline: string;
	readonly text: string;
	readonly cards: readonly TileCard[];
}

export async function designSuggestionsView(block: Block, story: StoryReads): Promise<DesignSuggestionsView> {
	const { text, count } = fieldsOf(block, story);
	const wanted = { kind: "einladung", theme: text("theme"), count: count("count", 8) };
	return {
		component: "design-suggestions",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		cards: await chosenCards(story, wanted),
	};
}
