import type { FactSource } from "@offizin/base";
import type { DeliveryCountry } from "@offizin/delivery";

/** A part of a country where its VAT does not hold, or not with its rate, by the first digits of postal codes. */
interface VatArea {
	readonly country: DeliveryCountry;
	readonly postalCodes: readonly string[];
	/** Its own standard rate in per mille; absent: outside the VAT area. */
	readonly standard?: number;
	readonly source: FactSource;
}

/**
 * domain.md §8.1: Jungholz and Mittelberg with the German rate; Büsingen, Helgoland, the Canary Islands, Ceuta, Melilla, Livigno
 * outside. Campione and the French territories overseas are ours. Monaco (980…) belongs to the French area.
 */
export const vatAreas: readonly VatArea[] = [
	{ country: "AT", postalCodes: ["6691"], standard: 190, source: "market" },
	{
		country: "AT",
		postalCodes: ["6991", "6992", "6993"],
		standard: 190,
		source: "market",
	},
	{ country: "DE", postalCodes: ["78266"], source: "market" },
	{ country: "DE", postalCodes: ["27498"], source: "market" },
	{ country: "ES", postalCodes: ["35", "38"], source: "market" },
	{ country: "ES", postalCodes: ["51"], source: "market" },
	{ country: "ES", postalCodes: ["52"], source: "market" },
	{
		country: "FR",
		postalCodes: ["97", "984", "986", "987", "988"],
		source: "market",
	},
	{ country: "IT", postalCodes: ["23041"], source: "market" },
	{ country: "IT", postalCodes: ["22061"], source: "market" },
];
