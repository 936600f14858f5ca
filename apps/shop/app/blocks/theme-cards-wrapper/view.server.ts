import type { Block } from "@offizin/content";
import { say } from "@offizin/words";
import { type TileCard, tilesOf } from "#app/cards/tile-card.ts";
import { themePath } from "#app/paths.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { DEFAULT_THEME } from "./default-theme.ts";

export interface ThemeCardsWrapperView extends Shown {
	readonly component: "theme-cards-wrapper";
	/** Undefined where there is no such collection. */
	readonly theme:
		| { readonly name: string; readonly to: string; readonly cards: readonly TileCard[] }
		| undefined;
	readonly headline: string;
	/** "4 von 12", and what leads to the others; empty where all are shown. */
	readonly progress: string;
	readonly more: string;
}

/** Cards of one collection: that of the block, else the default one. */
export async function themeCardsWrapperView(block: Block, story: StoryReads): Promise<ThemeCardsWrapperView> {
	const { text, count } = fieldsOf(block, story);
	const wanted = text("themeId") || DEFAULT_THEME;
	const themes = await story.themes();
	const theme = wanted === DEFAULT_THEME ? themes[0] : themes.find(({ id }) => id === wanted);
	const all = theme ? (await story.templates()).filter(({ themeId }) => themeId === theme.id) : [];
	const cards = tilesOf(all.slice(0, count("count", 8)));
	const { progress, more } = story.words.themeCards;
	const isAll = cards.length === all.length;
	return {
		component: "theme-cards-wrapper",
		...shownOf(block, story),
		theme: theme && { name: theme.name, to: themePath(theme.id), cards },
		headline: text("headline") || (theme?.name ?? ""),
		progress: say(progress, { count: cards.length, total: all.length }, story.site.locale),
		more: isAll ? "" : more,
	};
}
