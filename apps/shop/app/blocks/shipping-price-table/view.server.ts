import type { Block } from "@offizin/content";
import { formatMoney } from "@offizin/money";
import { marketOf } from "@offizin/sites";
import { say } from "@offizin/words";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface ShippingPriceRow {
	readonly country: string;
	/** A price for each of the table's ways, undefined where there is no such way. */
	readonly prices: readonly (string | undefined)[];
}

export interface ShippingPriceTableView extends Shown {
	readonly component: "shipping-price-table";
	readonly headline: string;
	readonly text: string;
	/** Names of the ways a parcel can go, the usual one first. */
	readonly ways: readonly string[];
	readonly rows: readonly ShippingPriceRow[];
	readonly cutOff: string;
	readonly words: Readonly<Record<"country" | "none", string>>;
}

/** What sending costs, by country and way, at the prices in force. */
export async function shippingPriceTableView(
	block: Block,
	story: StoryReads,
): Promise<ShippingPriceTableView> {
	const { text } = fieldsOf(block, story);
	const { locale } = story.site;
	const { countries: all, cutOff } = await story.shipping();
	const own = marketOf(story.site.market).country;
	const countries = [
		...all.filter(({ country }) => country === own),
		...all.filter(({ country }) => country !== own),
	];
	const ways = new Map(
		countries.flatMap(({ types }) => types.map(({ type, name }) => [type, name] as const)),
	);
	const { country: countryWord, none, cutOff: told } = story.words.shipping;
	return {
		component: "shipping-price-table",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		ways: [...ways.values()],
		rows: countries.map(({ name, types }) => ({
			country: name,
			prices: [...ways.keys()].map((way) => {
				const found = types.find(({ type }) => type === way);
				return found && formatMoney(found.price, locale);
			}),
		})),
		cutOff: say(told, { time: cutOff }, locale),
		words: { country: countryWord, none },
	};
}
