import type { Block, ImageSource } from "@offizin/content";
import { numerals } from "../facts.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface WallWorkView extends Shown {
	/** Percent of the wall's width at which the picture begins. */
	readonly left: number;
	readonly label: readonly string[];
}

export interface WallLineView extends Shown {
	readonly component: "wall-line";
	readonly headline: string;
	readonly text: string;
	readonly picture: ImageSource | undefined;
	readonly works: readonly WallWorkView[];
}

export function wallLineView(block: Block, story: StoryReads): WallLineView {
	const works = fieldsOf(block, story).blocks("works");
	const facts = { ...story.facts, ...numerals("count", works.length, story.site.locale) };
	const { text, picture } = fieldsOf(block, { ...story, facts });
	const chosen = picture("image");
	return {
		component: "wall-line",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		picture: chosen && { ...chosen, alt: text("imageAlt") || chosen.alt },
		works: works.map((work) => {
			const { number, lines } = fieldsOf(work, story);
			return { ...shownOf(work, story), left: number("left", 0), label: lines("label") };
		}),
	};
}
