import { material } from "@offizin/assortment";
import type { Block } from "@offizin/content";
import type { PhotoName } from "@offizin/contract/browser";
import { say } from "@offizin/words";
import { comparedSizes, materialFacts, type ToldFact } from "#app/content/material-facts.server.ts";
import { firstPicture, wallFactsIn } from "#app/content/wall-facts.server.ts";
import type { Drawing } from "#app/drawings/drawn.tsx";
import { paths } from "#app/paths.ts";
import { macroScene, sharedDefinitions } from "#app/product-page/scenes/scene.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { wallMaterials } from "../wall-hung/schema.ts";

/** Photographs that show what a stock makes of colour, of black and of white. */
const shownOn = [
	["colour", "fig"],
	["black", "forest"],
	["white", "kite"],
] as const satisfies readonly (readonly [string, PhotoName])[];

export interface WallMaterialView extends Shown {
	readonly component: "wall-material";
	readonly definitions: Drawing;
	readonly views: readonly { readonly key: string; readonly told: string; readonly drawing: Drawing }[];
	readonly facts: readonly ToldFact[];
	readonly suits: string;
	readonly not: string;
	readonly link: { readonly to: string; readonly text: string };
	readonly words: Readonly<Record<"near" | "facts" | "suits" | "not", string>>;
}

/** A material from near, with all that is to be known of it before one chooses it. */
export async function wallMaterialView(block: Block, story: StoryReads): Promise<WallMaterialView> {
	const { site, words } = story;
	const { text, choice } = fieldsOf(block, story);
	const key = choice("material", wallMaterials);
	const stock = material(key);
	if (!stock) throw new Error(`No material ${key}`);
	const sizes = comparedSizes(stock);
	const [size = ""] = sizes;
	const [from, ...costs] = await Promise.all([
		story.materialPrices().then((prices) => prices.get(key)),
		...sizes.map((format) => story.picturePrice(firstPicture(key, format))),
	]);
	const of = new Map(sizes.map((format, index) => [format, costs[index]]));
	const told = words.material;
	const name = wallFactsIn(site.locale).nameOf(key);
	return {
		component: "wall-material",
		...shownOf(block, story),
		definitions: story.drawing(sharedDefinitions),
		views: shownOn.map(([tone, photo]) => ({
			key: tone,
			told: told.tone[tone],
			drawing: story.drawing(macroScene(firstPicture(key, size), site, { photo, ratio: 1.2 })),
		})),
		facts: materialFacts(stock, { from, of }, site.locale),
		suits: text("suits"),
		not: text("not"),
		link: {
			to: `${paths.wallPictures}?materialType=${key}`,
			text: say(told.choose, { material: name }, site.locale),
		},
		words: {
			near: say(told.near, { material: name }, site.locale),
			facts: told.facts,
			suits: told.suits,
			not: told.not,
		},
	};
}
