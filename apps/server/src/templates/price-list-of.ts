import type { Market } from "@offizin/catalog";
import { builtInBook, FIRST_PRICE_DAY, type PriceList, priceListOn } from "@offizin/pricing";

/** The prices that cards are sold by in a market. */
export function priceListOf({ key }: Market): PriceList {
	return priceListOn(builtInBook(), { channel: "papiervogel", market: key }, FIRST_PRICE_DAY);
}
