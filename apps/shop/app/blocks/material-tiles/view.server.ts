import { materials } from "@offizin/assortment";
import type { Block } from "@offizin/content";
import { papers } from "@offizin/formats";
import type { Site } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import { materialPage } from "#app/content/material-facts.server.ts";
import { paperTexts } from "#app/content/paper-texts.server.ts";
import { firstPicture, wallFactsIn } from "#app/content/wall-facts.server.ts";
import type { Drawing } from "#app/drawings/drawn.tsx";
import { paths } from "#app/paths.ts";
import { macroScene, sharedDefinitions } from "#app/product-page/scenes/scene.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface MaterialTile {
	readonly key: string;
	readonly name: string;
	/** Short lines, the most telling first. */
	readonly facts: readonly string[];
	readonly to: string;
	/** Of a paper: its colour, and what its surface is like. */
	readonly paper: { readonly tint: string; readonly surface: string } | undefined;
	/** Of what hangs on walls: its corner from near. */
	readonly scene: Drawing | undefined;
}

export interface MaterialTilesView extends Shown {
	readonly component: "material-tiles";
	readonly headline: string;
	readonly text: string;
	readonly tiles: readonly MaterialTile[];
	readonly definitions: Drawing | undefined;
	readonly link: { readonly to: string; readonly text: string } | undefined;
}

/** What the brand prints on: papers, or what hangs on walls. */
export function materialTilesView(block: Block, story: StoryReads): MaterialTilesView {
	const { text, address } = fieldsOf(block, story);
	const to = address("link");
	const { channel, locale } = story.site;
	const isOfWalls = channel === "bildwand";
	return {
		component: "material-tiles",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		tiles: isOfWalls ? wallTiles(story) : paperTiles(locale),
		definitions: isOfWalls ? story.drawing(sharedDefinitions) : undefined,
		link: to && text("linkText") ? { to, text: text("linkText") } : undefined,
	};
}

function paperTiles(locale: Site["locale"]): readonly MaterialTile[] {
	const { shop, product } = wordsOf(locale);
	const { grams, foil, noFoil } = shop.papers.papers;
	const names: Readonly<Record<string, string>> = product.card.options.paperType.values;
	const texts = paperTexts(locale);
	return papers
		.filter(({ forms }) => forms === undefined)
		.map(({ key, weight, foil: takesFoil, tint, surface }) => ({
			key,
			name: names[key] ?? key,
			facts: [texts[key]?.short ?? "", say(grams, { weight }, locale), takesFoil ? foil : noFoil].filter(
				(fact) => fact !== "",
			),
			to: `${paths.papers}#${key}`,
			paper: { tint, surface },
			scene: undefined,
		}));
}

function wallTiles({ site, drawing }: StoryReads): readonly MaterialTile[] {
	const wall = wallFactsIn(site.locale);
	return materials.map(({ key }) => ({
		key,
		name: wall.nameOf(key),
		facts: wall.labelOf(key),
		to: materialPage(key),
		paper: undefined,
		scene: drawing(macroScene(firstPicture(key, "60x40"), site)),
	}));
}
