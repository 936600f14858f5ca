import type { Currency } from "@offizin/money";
import { markets } from "@offizin/sites";

/** The currency of a country's market; undefined where we have none. */
export function currencyOfCountry(country: string): Currency | undefined {
	return Object.values(markets).find((market) => market.country === country)?.currency;
}
