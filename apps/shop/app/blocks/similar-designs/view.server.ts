import type { Block } from "@offizin/content";
import { say } from "@offizin/words";
import type { TileCard } from "#app/cards/tile-card.ts";
import { chosenCards } from "../chosen-cards.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

/** One row on a wide window. */
const seenAtOnce = 4;

export interface SimilarDesignsView extends Shown {
	readonly component: "similar-designs";
	readonly headline: string;
	readonly cards: readonly TileCard[];
	/** What unfolds, with the words on its fold; undefined where all are seen. */
	readonly folded:
		| { readonly cards: readonly TileCard[]; readonly more: string; readonly less: string }
		| undefined;
}

export async function similarDesignsView(block: Block, story: StoryReads): Promise<SimilarDesignsView> {
	const { text, count } = fieldsOf(block, story);
	const wanted = { kind: text("kind"), theme: text("theme"), count: count("count", 12) };
	const found = await chosenCards(story, wanted);
	const cards = found.slice(seenAtOnce);
	const { more, less } = story.words.similar;
	return {
		component: "similar-designs",
		...shownOf(block, story),
		headline: text("headline"),
		cards: found.slice(0, seenAtOnce),
		folded:
			cards.length > 0
				? { cards, more: say(more, { count: cards.length }, story.site.locale), less }
				: undefined,
	};
}
