import type { Block } from "@offizin/content";
import type { ThemeView } from "#app/themes/theme-band.tsx";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface ThemeCardsView extends Shown {
	readonly component: "theme-cards";
	readonly headline: string;
	readonly text: string;
	readonly themes: readonly ThemeView[];
}

export async function themeCardsView(block: Block, story: StoryReads): Promise<ThemeCardsView> {
	const { text, count } = fieldsOf(block, story);
	const themes = await story.themes();
	return {
		component: "theme-cards",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		themes: themes.slice(0, count("count", themes.length)),
	};
}
