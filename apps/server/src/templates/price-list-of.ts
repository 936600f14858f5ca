import type { Market } from "@offizin/catalog";
import { cardPriceListDe, type PriceList } from "@offizin/pricing";

/** The price list of a market; throws for a market that has none, since every market we sell in needs one. */
export function priceListOf(market: Market): PriceList {
	if (market.key === "de") return cardPriceListDe;
	throw new Error(`No price list for market ${market.key}`);
}
