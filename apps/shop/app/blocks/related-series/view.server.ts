import type { Block } from "@offizin/content";
import type { ThemeView } from "#app/themes/theme-band.tsx";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface RelatedSeriesView extends Shown {
	readonly component: "related-series";
	readonly headline: string;
	readonly themes: readonly ThemeView[];
}

/** All collections but the one that the page is about. */
export async function relatedSeriesView(block: Block, story: StoryReads): Promise<RelatedSeriesView> {
	const { text } = fieldsOf(block, story);
	const themes = await story.themes();
	return {
		component: "related-series",
		...shownOf(block, story),
		headline: text("headline"),
		themes: themes.filter(({ id }) => id !== text("theme")),
	};
}
