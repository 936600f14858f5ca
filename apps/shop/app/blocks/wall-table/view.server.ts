import { type Material, materials, materialUses, photoframeProduct } from "@offizin/assortment";
import type { Block } from "@offizin/content";
import { formatMoney } from "@offizin/money";
import { productWords, say } from "@offizin/words";
import { comparedSizes, materialPage } from "#app/content/material-facts.server.ts";
import { firstPicture, wallFactsIn } from "#app/content/wall-facts.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface WallTableView extends Shown {
	readonly component: "wall-table";
	readonly headline: string;
	readonly text: string;
	readonly columns: readonly string[];
	readonly rows: readonly {
		readonly key: string;
		readonly name: string;
		readonly to: string;
		/** One for each column. */
		readonly cells: readonly string[];
	}[];
	readonly material: string;
}

/** All materials at one size, side by side. */
export async function wallTableView(block: Block, story: StoryReads): Promise<WallTableView> {
	const { site, words } = story;
	const { locale } = site;
	const { text } = fieldsOf(block, story);
	const told = words.material;
	const wall = wallFactsIn(locale);
	const photoframe = productWords("photoframe", locale);
	const prices = await story.materialPrices();
	const first = (stock: Material) => comparedSizes(stock)[0] ?? "";
	const standard = "60x40";
	const weightOf = (stock: Material) => {
		const fact = photoframeProduct
			.facts(firstPicture(stock.key, first(stock)))
			.find(({ code }) => code === "weight");
		const weight = fact ? photoframe.fact(fact).value : "";
		const size = photoframe.value("format", first(stock));
		return first(stock) === standard ? weight : say(told.atSize, { size, value: weight }, locale);
	};
	return {
		component: "wall-table",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		material: photoframe.option("materialType"),
		columns: [
			told.fact.surface,
			say(told.weightAt, { size: photoframe.value("format", standard) }, locale),
			told.most,
			told.goodFrom,
			told.bath,
			told.rain,
			told.fact.price,
		],
		rows: materials.map((stock) => {
			const { key } = stock;
			const { surface, damp, outside } = materialUses[key];
			const from = prices.get(key);
			return {
				key,
				name: wall.nameOf(key),
				to: materialPage(key),
				cells: [
					told.surface[surface],
					weightOf(stock),
					wall.largestOf(key),
					String(stock.ppi.good),
					damp ? told.yes : told.no,
					outside ? told.yes : told.no,
					from ? say(told.from, { price: formatMoney(from, locale) }, locale) : "",
				],
			};
		}),
	};
}
