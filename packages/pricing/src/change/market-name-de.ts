import { markets } from "@offizin/sites";
import { countryNameDe } from "../country.ts";

/** The name of a market's country; a market that there is not is called by its key. */
export function marketNameDe(market: string): string {
	const known = Object.hasOwn(markets, market) ? markets[market] : undefined;
	return known ? countryNameDe(known.country) : market;
}
