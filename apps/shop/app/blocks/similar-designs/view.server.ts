import type { Block } from "@offizin/content";
import { say, wordsOf } from "@offizin/words";
import type { TileCard } from "#app/cards/tile-card.ts";
import { chosenCards } from "../chosen-cards.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

/** One row on a wide window. */
const seenAtOnce = 4;

/** One row of cards, and what unfolds below it. */
export interface SimilarCards {
	readonly headline: string;
	readonly cards: readonly TileCard[];
	/** What unfolds, with the words on its fold; undefined where all are seen. */
	readonly folded:
		| { readonly cards: readonly TileCard[]; readonly more: string; readonly less: string }
		| undefined;
}

export interface SimilarDesignsView extends Shown, SimilarCards {
	readonly component: "similar-designs";
}

export async function similarDesignsView(block: Block, story: StoryReads): Promise<SimilarDesignsView> {
	const { text, count } = fieldsOf(block, story);
	const wanted = { kind: text("kind"), theme: text("theme"), count: count("count", 12) };
	return {
		component: "similar-designs",
		...shownOf(block, story),
		...foldedAfterARow(text("headline"), await chosenCards(story, wanted), story.site.locale),
	};
}

export function foldedAfterARow(headline: string, found: readonly TileCard[], locale: string): SimilarCards {
	const cards = found.slice(seenAtOnce);
	const { more, less } = wordsOf(locale).shop.blocks.similar;
	return {
		headline,
		cards: found.slice(0, seenAtOnce),
		folded: cards.length > 0 ? { cards, more: say(more, { count: cards.length }, locale), less } : undefined,
	};
}
