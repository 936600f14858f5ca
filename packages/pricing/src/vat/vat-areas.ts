import type { FactSource } from "@offizin/base";
import type { DeliveryCountry } from "../delivery/place.ts";

/** A part of a country where its VAT does not hold, or not with its rate, by the first digits of postal codes. */
interface VatArea {
	readonly country: DeliveryCountry;
	readonly postalCodes: readonly string[];
	readonly nameDe: string;
	/** Its own standard rate in per mille; absent: outside the VAT area. */
	readonly standard?: number;
	readonly source: FactSource;
}

/** domain.md §8.1; Campione and the French territories overseas are ours. Monaco (980…) belongs to the French area. */
export const vatAreas: readonly VatArea[] = [
	{ country: "AT", postalCodes: ["6691"], nameDe: "Jungholz", standard: 190, source: "market" },
	{
		country: "AT",
		postalCodes: ["6991", "6992", "6993"],
		nameDe: "Mittelberg",
		standard: 190,
		source: "market",
	},
	{ country: "DE", postalCodes: ["78266"], nameDe: "Büsingen am Hochrhein", source: "market" },
	{ country: "DE", postalCodes: ["27498"], nameDe: "Helgoland", source: "market" },
	{ country: "ES", postalCodes: ["35", "38"], nameDe: "die Kanarischen Inseln", source: "market" },
	{ country: "ES", postalCodes: ["51"], nameDe: "Ceuta", source: "market" },
	{ country: "ES", postalCodes: ["52"], nameDe: "Melilla", source: "market" },
	{
		country: "FR",
		postalCodes: ["97", "984", "986", "987", "988"],
		nameDe: "die französischen Überseegebiete",
		source: "market",
	},
	{ country: "IT", postalCodes: ["23041"], nameDe: "Livigno", source: "market" },
	{ country: "IT", postalCodes: ["22061"], nameDe: "Campione d’Italia", source: "market" },
];
