import { invariant } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import type { OfficePriceList } from "@offizin/contract";
import { type PriceScope, priceListVersions } from "@offizin/pricing";
import { channelKeys, channels, marketOf, markets } from "@offizin/sites";
import type { Platform } from "../platform.ts";
import { dayIn } from "../price-books/price-books.ts";
import { marketName } from "./market-name.ts";

/** What prices are read by: the book in force and the clock. */
export type Prices = Pick<Platform, "prices" | "now">;

/** The shop that an address names; undefined where there is none. */
export function readShop({
	channel,
	market,
}: {
	readonly channel: string;
	readonly market: string;
}): PriceScope | undefined {
	const known = channelKeys.find((key) => key === channel);
	return known && Object.hasOwn(markets, market) ? { channel: known, market } : undefined;
}

/** The day it is in each market now. */
export function todayIn(now: () => Date): (market: string) => Day {
	const at = now();
	return (market) => dayIn({ market }, at);
}

/** Every shop that has prices, by market, then brand. */
export function allShops(): PriceScope[] {
	return Object.keys(markets).flatMap((market) => channelKeys.map((channel) => ({ channel, market })));
}

export function priceListView({ prices, now }: Prices, shop: PriceScope, locale: string): OfficePriceList {
	const today = todayIn(now)(shop.market);
	const versions = priceListVersions(prices.book(), shop);
	const validFrom = versions.findLast((day) => day <= today);
	invariant(validFrom, `${shop.channel} ${shop.market} has no prices on ${today}`);
	return {
		...shop,
		channelName: channels[shop.channel].name,
		marketName: marketName(shop.market, locale),
		currency: marketOf(shop.market).currency,
		today,
		validFrom,
		nextChange: versions.find((day) => day > today) ?? null,
	};
}
