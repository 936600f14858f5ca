import type { Block } from "@offizin/content";
import { formatMoney } from "@offizin/money";
import { say, wordsOf } from "@offizin/words";
import { productLinesOf } from "#app/content/product-pages.server.ts";
import type { Drawing } from "#app/drawings/drawn.tsx";
import type { ProductLine } from "#app/product-page/product-lines.tsx";
import { sharedDefinitions, shelfScene } from "#app/product-page/scenes/scene.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface ProductLinesView extends Shown {
	readonly component: "product-lines";
	readonly headline: string;
	readonly lines: readonly ProductLine[];
	readonly definitions: Drawing;
}

/** The products of a brand, each with its picture and what it costs at least. */
export async function productLinesView(block: Block, story: StoryReads): Promise<ProductLinesView> {
	const { site } = story;
	const { from, tilePieces } = wordsOf(site.locale).shop.page.price;
	const lines = productLinesOf(site).map(async ({ product, ...line }, index) => {
		const scene = story.drawing(shelfScene(product, site, index + 1));
		const prices = (await story.variants(product)).map((variant) => variant.from);
		const [least] = prices.toSorted((a, b) => a.unit.amount - b.unit.amount);
		if (!least) return { ...line, scene };
		const { quantity, unit } = least;
		const price = formatMoney(unit, site.locale);
		return {
			...line,
			scene,
			price: say(quantity === 1 ? from : tilePieces, { quantity, price }, site.locale),
		};
	});
	return {
		component: "product-lines",
		...shownOf(block, story),
		headline: fieldsOf(block, story).text("headline"),
		lines: await Promise.all(lines),
		definitions: story.drawing(sharedDefinitions),
	};
}
