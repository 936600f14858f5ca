/** Countries we deliver to (spec 1-5), ISO 3166-1 alpha-2. */
export const deliveryCountries = ["AT", "BE", "CH", "DE", "ES", "FR", "IT", "LI", "LU", "NL"] as const;
export type DeliveryCountry = (typeof deliveryCountries)[number];

/** Where a parcel goes, as far as it is known. */
export interface Destination {
	/** ISO 3166-1 alpha-2; any text, since it may come from a request. */
	readonly country: string;
	readonly postalCode?: string | undefined;
}

export function isDeliveryCountry(country: string): country is DeliveryCountry {
	return deliveryCountries.some((key) => key === country);
}
