import type { Block } from "@offizin/content";
import { formatMoney, type Money } from "@offizin/money";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface AccessoryShelf {
	/** Names it in addresses: search leads here. */
	readonly key: string;
	readonly name: string;
	readonly goods: readonly {
		/** Of its smallest size. */
		readonly sku: string;
		readonly name: string;
		readonly swatch: string | undefined;
		readonly price: string;
	}[];
}

export interface AccessoryPricesView extends Shown {
	readonly component: "accessory-prices";
	readonly headline: string;
	readonly text: string;
	readonly shelves: readonly AccessoryShelf[];
}

/** What goes with cards, by kind, at the price of one piece. */
export async function accessoryPricesView(block: Block, story: StoryReads): Promise<AccessoryPricesView> {
	const { text } = fieldsOf(block, story);
	const names: Readonly<Record<string, string>> = story.words.accessoryKinds;
	const shelves = Map.groupBy(await story.accessories(), ({ kind }) => (names[kind] ? kind : "others"));
	return {
		component: "accessory-prices",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		shelves: [...shelves].map(([key, goods]) => ({
			key,
			name: names[key] ?? story.words.accessoryKinds.others,
			goods: [...Map.groupBy(goods, (one) => one.name)].map(([name, sizes]) => ({
				sku: sizes[0]?.sku ?? "",
				name,
				swatch: sizes[0]?.swatch,
				price: rangeOf(
					sizes.map(({ price }) => price),
					story.site.locale,
				),
			})),
		})),
	};
}

/** A piece comes in sizes of different prices: the lowest and the highest. */
function rangeOf(prices: readonly Money[], locale: string): string {
	const [lowest, ...more] = prices.toSorted((one, other) => one.amount - other.amount);
	const highest = more.at(-1) ?? lowest;
	const ends = [lowest, highest].flatMap((price) => (price ? [formatMoney(price, locale)] : []));
	return [...new Set(ends)].join(" – ");
}
