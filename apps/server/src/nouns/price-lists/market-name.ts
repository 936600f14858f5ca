import { markets } from "@offizin/sites";
import { countryName } from "@offizin/words";

/** The name of a market's country; a market that there is not is called by its key. */
export function marketName(market: string, locale: string): string {
	const known = Object.hasOwn(markets, market) ? markets[market] : undefined;
	return known ? countryName(known.country, locale) : market;
}
