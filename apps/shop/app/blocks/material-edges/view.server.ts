import type { Block, ImageSource } from "@offizin/content";
import { wallFactsIn } from "#app/content/wall-facts.server.ts";
import { numerals } from "../facts.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface MaterialEdgeView extends Shown {
	readonly name: string;
	/** What it is, how thick, how heavy, how large: as it is sold. */
	readonly facts: readonly string[];
	readonly picture: ImageSource | undefined;
	readonly suits: string;
	readonly not: string;
}

export interface MaterialEdgesView extends Shown {
	readonly component: "material-edges";
	readonly headline: string;
	readonly text: string;
	readonly items: readonly MaterialEdgeView[];
}

export function materialEdgesView(block: Block, story: StoryReads): MaterialEdgesView {
	const { locale } = story.site;
	const items = fieldsOf(block, story).blocks("items");
	const facts = { ...story.facts, ...numerals("count", items.length, locale) };
	const { text } = fieldsOf(block, { ...story, facts });
	const wall = wallFactsIn(locale);
	return {
		component: "material-edges",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		items: items.map((item) => {
			const fields = fieldsOf(item, story);
			const key = fields.choice("material", ["leinwand", "acrylglas", "aludibond"]);
			const chosen = fields.picture("image");
			return {
				...shownOf(item, story),
				name: wall.nameOf(key),
				facts: wall.labelOf(key),
				picture: chosen && { ...chosen, alt: fields.text("imageAlt") || chosen.alt },
				suits: fields.text("suits"),
				not: fields.text("not"),
			};
		}),
	};
}
