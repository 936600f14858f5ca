import type { Currency } from "@offizin/money";
import { markets } from "@offizin/sites";

const namesDe: Readonly<Record<string, string>> = {
	AT: "Österreich",
	BE: "Belgien",
	CH: "Schweiz",
	DE: "Deutschland",
	ES: "Spanien",
	FR: "Frankreich",
	GB: "Großbritannien",
	IT: "Italien",
	LI: "Liechtenstein",
	LU: "Luxemburg",
	NL: "Niederlande",
	US: "USA",
};

/** What a country (ISO 3166-1 alpha-2) is called in the back office; one without a name stands for itself. */
export function countryNameDe(country: string): string {
	return namesDe[country] ?? country;
}

/** The currency of a country's market; undefined where we have none. */
export function currencyOfCountry(country: string): Currency | undefined {
	return Object.values(markets).find((market) => market.country === country)?.currency;
}
